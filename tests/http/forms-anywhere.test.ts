// Form blocks on pages that are the same for everyone: fronts, stories and static pages with ids and lists of their own.

import { parse, type HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { formBlockRecords } from "../stand-ins/form-blocks.ts";
import { message, postForm } from "../stand-ins/form-pages.ts";
import { bearer, formsSite, someone, storeRecords } from "./forms-site.ts";

const { letterTo, site } = formsSite();
const front = () => `${site().url}/harbour`;
const story = () => `${site().url}/harbour/ferry`;
const pageAt = async (address: string) => parse(await (await fetch(address)).text());
const tokenFromCall = async () => (await (await fetch(`${site().url}/api/email`)).json()).token;
const fieldsOf = (form: HTMLElement | null) =>
  new URLSearchParams(
    form
      ?.querySelectorAll("[name]")
      .map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? field.text]),
  );
const submissions = async () =>
  (await fetch(`${site().url}/api/submissions`, { headers: { authorization: bearer("submissions") } })).text();

beforeAll(() => storeRecords(site(), formBlockRecords));

describe("forms wherever they stand", () => {
  it.each([
    ["a front", front],
    ["a story", story],
  ])("FORM-01 FORM-04 %s has the form itself and stays cacheable", async (_, at) => {
    const response = await fetch(at());
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    const root = parse(await response.text());
    const form = root.querySelector("#form-4711 form");
    expect(form?.querySelector("[name=form_id]")?.getAttribute("value")).toBe("4711");
    expect(form?.querySelectorAll("select[name=state] option")).toHaveLength(57);
    expect(form?.querySelector("textarea")?.getAttribute("placeholder")).toBe("It all began when");
    expect(form?.querySelector("button")?.text).toBe("Tip us");
    const signUp = root.querySelector("#newsletter-evening-9 form");
    expect(signUp?.hasAttribute("novalidate")).toBe(true);
    expect(signUp?.querySelector("[name=slid]")?.getAttribute("value")).toBe("evening-9");
    // Nothing of one reader's.
    for (const token of root.querySelectorAll("[name=email_token]")) expect(token.getAttribute("value")).toBe("");
    const again = await fetch(at(), { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  it("FORM-01 two forms of one page share no id", async () => {
    const root = await pageAt(front());
    const ids = root.querySelectorAll("[id]").map((element) => element.getAttribute("id"));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(root.querySelectorAll("form [name=form_id][value=4711]")).toHaveLength(2);
    expect(root.querySelector("#form-4711-2 h2")?.text).toBe("Send us another tip");
    for (const label of root.querySelectorAll("main label[for]")) {
      expect(root.querySelector(`#${label.getAttribute("for")}`)).not.toBeNull();
    }
  });

  it("FORM-05 without script it is sent by one press more, and nothing that was written is lost", async () => {
    const blank = fieldsOf((await pageAt(front())).querySelector("#form-4711-2 form"));
    for (const [name, value] of Object.entries({ "full-name": "Ann", email: "tip@example.com", town: "Riverton" })) {
      blank.set(name, value);
    }
    blank.set("state", "OH");
    blank.set("message", "A <b>tip</b>");
    const reader = someone();
    const first = await postForm(front(), blank, reader);
    expect(first.status).toBe(422);
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    const root = parse(await first.text());
    const place = root.querySelector("#form-4711-2");
    expect(place?.querySelector("[role=status]:not([hidden])")?.text).toContain("One more press");
    expect(place?.querySelector("[role=alert]:not([hidden])")).toBeNull();
    expect(root.querySelector("#form-4711 [name=full-name]")?.getAttribute("value")).toBe("");
    const filled = fieldsOf(place?.querySelector("form") ?? null);
    filled.set("state", place?.querySelector("option[selected]")?.getAttribute("value") ?? "");
    expect(filled.get("message")?.trim()).toBe("A <b>tip</b>");
    expect(await submissions()).not.toContain("tip@example.com");

    const second = await postForm(front(), filled, reader);
    expect([second.status, second.headers.get("location")]).toEqual([303, "/harbour#form-4711-2--sent"]);
    expect((await pageAt(front())).querySelector("#form-4711-2--sent")?.text).toContain("The tip is with us.");
    expect(await submissions()).toContain('"form_id":"4711"');
    expect((await letterTo("desk@meridian.example", "Message from Ann")).text).toContain("Form: 4711");
  });

  it("FORM-04 a list that only this page offers is joined from it, without script too", async () => {
    const fields = { form: "newsletter-evening-9", slid: "evening-9", email: "evening@example.com" };
    const taken = await postForm(story(), { ...fields, email_token: await tokenFromCall() }, someone());
    expect([taken.status, taken.headers.get("location")]).toEqual([303, "/harbour/ferry#newsletter-evening-9--sent"]);
    const letter = await letterTo("evening@example.com", "confirm");
    expect(letter.text).toContain("- The Evening Wire");
    const refused = await postForm(
      story(),
      { ...fields, slid: "made-up", email_token: await tokenFromCall() },
      someone(),
    );
    expect(refused.status).toBe(422);
  });

  it("FORM-04 without a list it is for the usual one, and a wrong address gets the document's sentence", async () => {
    const fields = async (email: string) => ({ form: "newsletter", email, email_token: await tokenFromCall() });
    const wrong = await postForm(front(), await fields("nobody"), someone());
    const place = parse(await wrong.text()).querySelector("#newsletter");
    expect(place?.querySelector("#newsletter--email-error:not([hidden])")?.text).toBe(
      "Your email address was not valid.",
    );
    expect(place?.querySelector("[name=email]")?.getAttribute("value")).toBe("nobody");
    expect((await postForm(front(), await fields("usual@example.com"), someone())).status).toBe(303);
    expect((await letterTo("usual@example.com", "confirm")).text).toContain("- Just write to me");
  });

  it("FORM-05 the form's script hears what became of it, with a fresh token to send it again", async () => {
    const sent = (fields: Record<string, string>) =>
      postForm(front(), { form: "form-4711", ...fields }, { ...someone(), accept: "application/json" });
    const wrong = await sent({ ...message, email: "ann@", email_token: await tokenFromCall() });
    expect(wrong.status).toBe(422);
    const answer = await wrong.json();
    expect(answer).toEqual({ isSent: false, errors: { email: expect.any(String) }, token: expect.any(String) });
    const large = await sent({ ...message, message: "x".repeat(400_000) });
    expect([large.status, (await large.json()).problem]).toEqual([
      413,
      expect.stringContaining("too long to be taken"),
    ]);
    const taken = await sent({ ...message, email: "script@example.com", email_token: answer.token });
    expect([taken.status, await taken.json()]).toEqual([200, { isSent: true, errors: {} }]);
    expect(await submissions()).toContain("script@example.com");
  });

  it("FORM-05 other sites cannot send it, and what is no form of ours is answered as before", async () => {
    const cross = { ...someone(), "sec-fetch-site": "cross-site" };
    const fields = { ...message, form: "form-4711", email: "cross@example.com", email_token: await tokenFromCall() };
    expect((await postForm(front(), fields, cross)).status).toBe(403);
    expect(await submissions()).not.toContain("cross@example.com");
    expect((await postForm(front(), { q: "x" })).status).toBe(404);
    expect((await fetch(front(), { method: "POST", body: "{}" })).status).toBe(404);
    // A form that is answered leads nowhere else, however its page is spelled.
    const trapped = await postForm(`${site().url}//evil.example/`, { form: "form-4711", website: "x" });
    expect(trapped.headers.get("location") ?? "").not.toMatch(/^\/\/|^https?:/);
  });

  it("FORM-04 the links in letters are answered by a store that has no newsletters' page", async () => {
    await storeRecords(site(), [{ type: "static_page", id: "newsletters", deleted: true }]);
    const fields = { form: "newsletter-evening-9", slid: "evening-9", email: "late@example.com" };
    await postForm(story(), { ...fields, email_token: await tokenFromCall() }, someone());
    const [, query = ""] =
      /\/newsletters(\?confirm=\S+)/.exec((await letterTo("late@example.com", "confirm")).text) ?? [];
    const page = await pageAt(`${site().url}/newsletters${query}`);
    expect(page.querySelector("main h2")?.text).toBe("Confirm your sign-up");
    const action = page.querySelector("main form")?.getAttribute("action") ?? "";
    const confirmed = await postForm(site().url + action, {});
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/newsletters?done=confirmed"]);
  });
});
