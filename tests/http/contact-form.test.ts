// The contact form over HTTP without script, the letters that leave for it, and who may read what was sent.

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { runContent } from "../demo-site.ts";
import { message, postForm, tokenAt } from "../stand-ins/form-pages.ts";
import { bearer, formsSite, someone } from "./forms-site.ts";

const { letterTo, site } = formsSite();
const contact = () => `${site().url}/contact`;

async function send(fields: Record<string, string> = {}, headers = someone()) {
  return postForm(contact(), { ...message, email_token: await tokenAt(contact()), ...fields }, headers);
}

describe("the contact form", () => {
  it("FORM-01 has its fields, marks those that are needed, and holds a token that no shared cache may keep", async () => {
    const response = await fetch(contact());
    const root = parse(await response.text());
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const names = root.querySelectorAll("main form [name]").map((field) => field.getAttribute("name"));
    expect(names).toEqual([
      "email_token",
      "form",
      "form_id",
      "website",
      "full-name",
      "email",
      "state",
      "town",
      "message",
    ]);
    const required = root.querySelectorAll("main form [required]").map((field) => field.getAttribute("name"));
    expect(required).toEqual(["full-name", "email", "message"]);
    expect(root.querySelectorAll("main form select option")).toHaveLength(57);
    expect(await tokenAt(contact())).not.toBe(await tokenAt(contact()));
    const navigation = await fetch(`${site().url}/_page/contact`);
    expect(navigation.headers.get("cache-control")).toBe("private, no-cache");
    expect((await navigation.json()).page.html).toContain("email_token");
  });

  it("FORM-03 both messages are there, hidden", async () => {
    const root = parse(await (await fetch(contact())).text());
    const hidden = root.querySelectorAll("#form-desk [hidden]").map(({ text }) => text);
    expect(hidden.some((text) => text.includes("Your message has been sent!"))).toBe(true);
    expect(hidden.some((text) => text.includes("An error occurred, please try again later."))).toBe(true);
  });

  it("FORM-05 a message is stored, said to be sent, and delivered with the reader to answer to", async () => {
    const sent = await send({
      email: "first@example.com",
      message: "The first\nmessage",
      state: "OH",
      town: "Riverton",
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact#form-desk--sent"]);
    const shown = parse(await (await fetch(contact())).text());
    expect(shown.querySelector("#form-desk--sent")?.text).toContain("Your message has been sent!");
    expect(await letterTo("desk@meridian.example", "Ann Reader")).toMatchObject({
      replyTo: "first@example.com",
      text: expect.stringContaining("The first\nmessage"),
      messageId: expect.stringMatching(/^<[\w-]{36}@meridian\.example>$/),
    });
  });

  it("FORM-01 what is wrong is said beside its field, and nothing that was written is lost", async () => {
    const refused = await send({ email: "ann@", "full-name": "", message: "<b>Kept</b>" });
    expect(refused.status).toBe(422);
    const root = parse(await refused.text());
    expect(root.querySelector("title")?.text).toMatch(/^Error: /);
    const email = root.querySelector("#form-desk--email");
    expect(email?.getAttribute("aria-invalid")).toBe("true");
    expect(root.querySelector(`#${email?.getAttribute("aria-describedby")}`)?.text).toContain("name@example.com");
    expect(root.querySelector("#form-desk--full-name-error")).not.toBeNull();
    expect(root.querySelector("#form-desk--message")?.innerHTML).toContain("&lt;b&gt;Kept&lt;/b&gt;");
    expect(root.querySelectorAll('#form-desk [role=alert]:not([hidden]) a[href^="#form-desk--"]')).toHaveLength(2);
  });

  it("FORM-02 a forged token or one that was used is refused, with a fresh one to send again", async () => {
    const token = await tokenAt(contact());
    const before = { ...message, email: "tokens@example.com", email_token: token };
    expect((await postForm(contact(), before, someone())).status).toBe(303);
    for (const email_token of [token, `${token.slice(0, -3)}AAA`]) {
      const refused = await postForm(contact(), { ...before, email_token }, someone());
      expect(refused.status).toBe(422);
      const root = parse(await refused.text());
      expect(root.querySelector("#form-desk [role=alert]:not([hidden])")?.text).toContain("An error occurred");
      expect(root.querySelector("input[name=email_token]")?.getAttribute("value")).not.toBe(email_token);
    }
  });

  it("FORM-02 a token from /api/email is good too", async () => {
    const { data } = await (await fetch(`${site().url}/api/email`)).json();
    const sent = { ...message, email: "api@example.com", email_token: data.token };
    expect((await postForm(contact(), sent, someone())).status).toBe(303);
  });

  it("FORM-05 a machine that fills in everything is thanked and not heard; other sites cannot send", async () => {
    expect((await send({ website: "https://spam.example", email: "machine@example.com" })).status).toBe(303);
    const elsewhere = { ...someone(), "sec-fetch-site": "cross-site" };
    expect((await send({ email: "machine@example.com" }, elsewhere)).status).toBe(403);
    expect(await submissions()).not.toContain("machine@example.com");
  });

  it("FORM-05 one reader, and one address, can send so often and no oftener", async () => {
    const reader = { "x-reader": "198.51.100.1" };
    const statuses: number[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) {
      statuses.push((await send({ email: `limit-${name}@example.com` }, reader)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 429]);
    const byAddress: number[] = [];
    for (let count = 0; count < 6; count += 1) byAddress.push((await send({ email: "same@example.com" })).status);
    expect(byAddress).toEqual([303, 303, 303, 303, 303, 429]);
  });

  it("FORM-05 a body that is no form is an empty form", async () => {
    const json = await fetch(contact(), {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(json.status).toBe(422);
  });

  it("FORM-05 what is too long says so and comes back as it was written, also when it is far too long", async () => {
    const article = `${"word ".repeat(20_000)}END`;
    const long = await send({ message: article });
    expect(long.status).toBe(422);
    const root = parse(await long.text());
    expect(root.querySelector("#form-desk--message-error")?.text).toContain("5,000 characters");
    expect(root.querySelector("#form-desk--message")?.text.trim()).toBe(article);

    const fields = ["full-name", "email", "message"].map((name) => root.querySelector(`#form-desk--${name}`));
    expect(fields.map((field) => field?.getAttribute("maxlength"))).toEqual(["1000", "1000", "25000"]);
    const [line = "", area = ""] = ["1000", "25000"].map((most) => "—".repeat(Number(most)));
    const full = parse(await (await send({ "full-name": line, email: line, message: area })).text());
    expect(full.querySelector("#form-desk--full-name")?.getAttribute("value")).toBe(line);
    expect(full.querySelector("#form-desk--email")?.getAttribute("value")).toBe(line);
    expect(full.querySelector("#form-desk--message")?.text.trim()).toBe(area);

    const huge = await send({ message: "é".repeat(200_000), email: "huge@example.com" });
    expect(huge.status).toBe(413);
    const page = parse(await huge.text());
    expect(page.querySelector("#form-desk [role=alert]:not([hidden])")?.text).toContain("too long to be taken");
    expect(page.querySelector("#form-desk--email")?.getAttribute("value")).toBe("huge@example.com");
    expect(page.querySelector("#form-desk--message")?.text).toMatch(/^\s*é{10000}é*$/);
    expect(await submissions()).not.toContain("huge@example.com");
  });
});

const submissions = async (authorization = bearer("submissions")) =>
  (await fetch(`${site().url}/api/submissions`, { headers: { authorization } })).text();

describe("what was sent", () => {
  it.each([
    ["no token", ""],
    ["a wrong token", "Bearer nonsense"],
    ["a token for something else", bearer("content")],
    ["a token that is over", bearer("submissions", Date.now() - 1000)],
  ])("FORM-05 is not told to %s", async (_, authorization) => {
    for (const path of ["/api/submissions", "/api/subscribers"]) {
      const refused = await fetch(site().url + path, { headers: { authorization } });
      expect(refused.status).toBe(401);
      expect(await refused.text()).not.toContain("example.com");
    }
  });

  it("FORM-05 is told to whoever may, and by the command, alike", async () => {
    const told = await fetch(`${site().url}/api/submissions?kind=contact`, {
      headers: { authorization: bearer("submissions") },
    });
    expect(told.headers.get("cache-control")).toBe("private, no-store");
    const lines = (await told.text()).trimEnd().split("\n");
    const first: object = JSON.parse(lines[0] ?? "");
    expect(first).toMatchObject({
      kind: "contact",
      delivered: expect.any(String),
      fields: { email: "first@example.com", message: "The first\nmessage", form_id: "desk" },
    });
    const { stdout } = await runContent(["submissions", "contact"], { DATA_DIR: site().dataDir });
    expect(stdout.split("\n")[0]).toBe(lines[0]);
  });
});
