// Newsletters over HTTP without script: joined and left by letters.

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { postForm, tokenAt } from "../stand-ins/form-pages.ts";
import { bearer, formsSite, someone } from "./forms-site.ts";

const { letterTo, site } = formsSite();
const newsletters = () => `${site().url}/newsletters`;

async function signUp(query: string, headers = someone()) {
  const sent = new URLSearchParams(query);
  sent.set("email_token", await tokenAt(newsletters()));
  return postForm(newsletters(), sent, headers);
}

describe("newsletters", () => {
  const linkIn = (text: string, act: string) => new RegExp(`\\S+/newsletters(\\?${act}=\\S+)`).exec(text)?.[1] ?? "";
  const subscribers = async () =>
    (await (await fetch(`${site().url}/api/subscribers`, { headers: { authorization: bearer("submissions") } })).text())
      .split("\n")
      .filter((line) => line !== "")
      .map((line): { email: string; list: string; unsubscribe: string } => JSON.parse(line));
  const listsOf = async (email: string) =>
    (await subscribers()).filter((line) => line.email === email).map(({ list }) => list);

  it("FORM-04 lists are chosen, also by the address, and a bad address gets the specification's words", async () => {
    const root = parse(await (await fetch(`${newsletters()}?list=science`)).text());
    expect(root.querySelector("main form")?.hasAttribute("novalidate")).toBe(true);
    expect(root.querySelectorAll("input[name=slid][checked]").map((box) => box.getAttribute("value"))).toEqual([
      "science",
    ]);
    const refused = await signUp("email=nobody&slid=science");
    expect(refused.status).toBe(422);
    expect(parse(await refused.text()).querySelector("#newsletter--email-error")?.text).toBe(
      "Your email address was not valid.",
    );
  });

  it("FORM-04 joined by the link in a letter and a press of the button there, left by one click of a mail program", async () => {
    const taken = await signUp("email=Reader@example.com&slid=science&slid=briefing&slid=unknown");
    expect(taken.headers.get("location")).toBe("/newsletters#newsletter--sent");
    expect(await (await fetch(newsletters())).text()).toContain("Success! We&#x27;ve added you to our mailing list.");
    const asked = await letterTo("Reader@example.com", "confirm");
    const confirm = linkIn(asked.text, "confirm");

    // Opening the link, as machines do, joins nobody.
    const page = await fetch(newsletters() + confirm);
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    const opened = parse(await page.text());
    expect(opened.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect(await listsOf("reader@example.com")).toEqual([]);
    const action = opened.querySelector("#newsletter form")?.getAttribute("action") ?? "";
    expect((await postForm(site().url + action, {})).headers.get("location")).toBe("/newsletters?done=confirmed");
    expect(await listsOf("reader@example.com")).toEqual(["briefing", "science"]);

    const welcome = await letterTo("Reader@example.com", "Welcome");
    expect(welcome.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const [one] = (await subscribers()).filter(
      ({ email, list }) => email === "reader@example.com" && list === "science",
    );
    const clicked = await postForm(newsletters() + linkIn(one?.unsubscribe ?? "", "leave"), {
      "List-Unsubscribe": "One-Click",
    });
    expect(clicked.status).toBe(303);
    expect(await listsOf("reader@example.com")).toEqual(["briefing"]);
    const all = linkIn((welcome.headers["list-unsubscribe"] ?? "").replace(/[<>\s]/g, ""), "leave");
    expect((await postForm(newsletters() + all, { "List-Unsubscribe": "One-Click" })).status).toBe(303);
    expect(await listsOf("reader@example.com")).toEqual([]);
    // The link in the first letter brings nobody back who has left.
    await postForm(site().url + action, {});
    expect(await listsOf("reader@example.com")).toEqual([]);
  });

  it.each(["confirm=nonsense", "leave=", "leave=a.b.c"])("FORM-04 ?%s changes nothing and says so", async (query) => {
    expect(await (await fetch(`${newsletters()}?${query}`)).text()).toContain("This link has ended");
    expect((await postForm(`${newsletters()}?${query}`, {})).status).toBe(422);
  });

  it("FORM-05 an address the mail server does not know is not tried for ever, and others go on", async () => {
    await signUp("email=nobody@example.com&slid=science");
    await signUp("email=after@example.com&slid=science");
    expect((await letterTo("after@example.com", "confirm")).text).toContain("Known Unknowns");
    expect(site().log()).toContain('"msg":"mail failed"');
  });
});
