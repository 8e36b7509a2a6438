import { describe, expect, it } from "vitest";
import { listPath, readListToken } from "../../content/list-links.ts";
import { makeFormToken, readFormToken } from "./form-token.ts";
import { confirmLetter, contactLetter, welcomeLetter } from "./letters.ts";
import { openForm } from "./open-form.ts";
import { senderMark } from "./sender-mark.ts";

const secret = "a secret of these tests";
const now = Date.parse("2026-11-15T12:00:00Z");
const hours = 3_600_000;

describe("form tokens", () => {
  it("FORM-02 each is another, good for two hours, for nobody who did not get it here", () => {
    const token = makeFormToken(secret, now);
    expect(makeFormToken(secret, now)).not.toBe(token);
    expect(readFormToken(token, secret, now + hours)).toEqual({ nonce: expect.any(String), until: now + 2 * hours });
    expect(readFormToken(token, secret, now + 2 * hours)).toBeUndefined();
    expect(readFormToken(token, "another secret", now)).toBeUndefined();
    expect(readFormToken("", secret, now)).toBeUndefined();
  });
});

describe("links in letters", () => {
  const claim = { email: "ann@example.com", lists: ["briefing"] };
  const tokenIn = (path: string) => path.replace(/^[^=]*=/, "");

  it("FORM-04 say whom they are for, and open only what they are for", () => {
    const token = tokenIn(listPath("confirm", claim, secret, now));
    expect(readListToken("confirm", token, secret, now + 71 * hours)).toEqual(claim);
    expect(readListToken("confirm", token, secret, now + 72 * hours)).toBeUndefined();
    expect(readListToken("leave", token, secret, now)).toBeUndefined();
    expect(readListToken("confirm", makeFormToken(secret, now), secret, now)).toBeUndefined();
  });
});

describe("a form as someone comes to it", () => {
  const stage = (path: string, search = "") => openForm({ path, search }, secret, now)?.stage;

  it.each([
    ["/politics", "", undefined],
    ["/contact", "", "open"],
    ["/contact", "done=left", "open"],
    ["/newsletters", "done=sent", "open"],
    ["/newsletters", "done=confirmed", "confirmed"],
    ["/newsletters", "done=confirm", "open"],
    ["/newsletters", "leave=nonsense", "over"],
    ["/newsletters", listPath("leave", { email: "a@b.co", lists: [] }, secret, now).split("?")[1] ?? "", "leave"],
  ])("FORM-05 %s?%s is %s", (path, search, expected) => {
    expect(stage(path, search)).toBe(expected);
  });

  it.each([
    ["missing=/us/lost-story", "/us/lost-story"],
    ["missing=%2Fus%2Fa%253Fb%2F", "/us/a%3Fb/"],
    ["missing=/caf%C3%A9", "/caf%C3%A9"],
    ["missing=/story.php%3Fid%3D5%26q%3Da%2520b", "/story.php?id=5&q=a%20b"],
    ["missing=/a%3Fb%0d%0aBcc:+%3Cb@c.example%3E%23d", "/a?b%0D%0ABcc:%20%3Cb@c.example%3E%23d"],
    ["missing=/a%3F", "/a"],
    [`missing=/a%3F${"é".repeat(1000)}`, "/a"],
    ["missing=//evil.example/x", "/evil.example/x"],
    ["missing=https://evil.example/", undefined],
    ["missing=/a%0d%0aBcc:+b@c.example", undefined],
    [`missing=/${"x".repeat(3000)}`, undefined],
    ["missing=", undefined],
    ["subject=Hello", undefined],
  ])("NF-05 /contact?%s reports %s", (search, address) => {
    const { values } = openForm({ path: "/contact", search }, secret, now) ?? {};
    expect(values).toEqual(address === undefined ? {} : { address, message: `This link is missing: ${address}` });
  });

  it("FORM-04 a list named in the address is chosen already", () => {
    expect(openForm({ path: "/newsletters", search: "list=health" }, secret, now)?.lists).toEqual(["health"]);
  });
});

describe("who sends", () => {
  it("FORM-05 is stored as a mark from which no address can be read", () => {
    const known = senderMark("203.0.113.7", secret);
    expect(known).toMatch(/^[\w-]{22}$/);
    expect(senderMark("203.0.113.8", secret)).not.toBe(known);
    expect(senderMark(undefined, secret)).toBeUndefined();
  });
});

describe("letters", () => {
  const parts = { origin: "https://www.meridian.example", secret, now };
  const lists = [{ slid: "briefing", title: "The Meridian Briefing" }];

  it("FORM-05 a message reaches the newsroom with what the reader wrote, and an answer the reader", () => {
    const values = { "full-name": "Ann", email: "ann@example.com", state: "OH", town: "Riverton", message: "Hi" };
    const letter = contactLetter(values, { to: "desk@meridian.example", origin: "https://www.meridian.example" });
    expect(letter).toMatchObject({
      to: "desk@meridian.example",
      subject: "Message from Ann",
      replyTo: { name: "Ann", address: "ann@example.com" },
    });
    expect(letter.text).toContain("Place: Riverton, Ohio");
    expect(letter.text).not.toContain("Address:");
  });

  it("NF-05 the report of a missing link names its address, whatever the reader made of the words", () => {
    const values = { "full-name": "Ann", email: "ann@example.com", message: "Gone", address: "/us/lost" };
    const letter = contactLetter(values, { to: "desk@meridian.example", origin: "https://www.meridian.example" });
    expect(letter.text).toContain("Address: https://www.meridian.example/us/lost\n");
  });

  it("FORM-04 a sign-up is confirmed by a link, and every list can be left by one click", () => {
    const confirm = confirmLetter("ann@example.com", lists, parts);
    expect(confirm.text).toMatch(/https:\/\/www\.meridian\.example\/newsletters\?confirm=\S+/);
    expect(confirm.headers).toBeUndefined();
    const welcome = welcomeLetter("ann@example.com", lists, parts);
    expect(welcome.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(/^<https:\/\/www\.meridian\.example\/newsletters\?leave=\S+>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});
