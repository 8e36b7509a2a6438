// Reports of missing links, with a contact page and without one.

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { postForm } from "../stand-ins/form-pages.ts";
import { bearer, formsSite, someone, storeRecords } from "./forms-site.ts";

const { letterTo, site } = formsSite();
const lost = "/us/the%20lost-caf%C3%A9";
const pageAt = async (path: string) => parse(await (await fetch(site().url + path)).text());
const submissions = async () =>
  (await (await fetch(`${site().url}/api/submissions`, { headers: { authorization: bearer("submissions") } })).text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Record<string, string> => JSON.parse(line).fields);

describe("a missing link is reported with its address", () => {
  it("NF-05 on the contact page, which opens with it filled in", async () => {
    const link = (await pageAt(lost))
      .querySelectorAll("main a")
      .find(({ text }) => text === "Report the link as missing");
    const report = link?.getAttribute("href") ?? "";
    expect(report).toMatch(/^\/contact\?/);
    const response = await fetch(site().url + report);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const form = parse(await response.text());
    expect(form.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect(form.querySelector("textarea")?.text.trim()).toBe(`This link is missing: ${lost}`);
    const fields = new URLSearchParams(
      form
        .querySelectorAll("#form-desk form input[name]")
        .map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]),
    );
    fields.set("full-name", "Ann Reader");
    fields.set("email", "report@example.com");
    // Whatever becomes of the words, the address is with them.
    fields.set("message", "Where is it?");
    const sent = await postForm(site().url + report, fields, someone());
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact#form-desk--sent"]);
    expect(await submissions()).toContainEqual(
      expect.objectContaining({ email: "report@example.com", message: "Where is it?", address: lost }),
    );
    expect((await letterTo("desk@meridian.example", "Ann Reader")).text).toMatch(
      new RegExp(`Address: https?://\\S+${lost}\\n`),
    );
  });

  it("NF-05 on the 404 page itself in a store without a contact page, the same for everyone", async () => {
    // A page at that address that takes nothing is no contact page.
    await storeRecords(site(), [
      { type: "static_page", id: "contact", title: "Where we are", canonical_url: "/contact" },
    ]);
    const response = await fetch(site().url + lost);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    const root = parse(await response.text());
    const report = root.querySelectorAll("main a").find(({ text }) => text === "Report the link as missing");
    expect(report?.getAttribute("href")).toBe("#form-missing-link");
    const form = root.querySelector("#form-missing-link form");
    expect(form?.querySelector("[name=email_token]")?.getAttribute("value")).toBe("");
    expect(form?.querySelector("textarea")?.text.trim()).toBe(`This link is missing: ${lost}`);

    const filled = {
      form: "form-missing-link",
      form_id: "missing-link",
      address: form?.querySelector("[name=address]")?.getAttribute("value") ?? "",
      "full-name": "Bo Reader",
      email: "bo@example.com",
      message: "Please find it",
    };
    const reader = someone();
    const again = await postForm(site().url + lost, filled, reader);
    expect(again.status).toBe(422);
    const second = parse(await again.text()).querySelector("#form-missing-link form");
    expect(second?.querySelector("textarea")?.text.trim()).toBe("Please find it");
    expect(second?.querySelector("[name=address]")?.getAttribute("value")).toBe(lost);
    const token = second?.querySelector("[name=email_token]")?.getAttribute("value") ?? "";
    const sent = await postForm(site().url + lost, { ...filled, email_token: token }, reader);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${lost}#form-missing-link--sent`]);
    expect(await submissions()).toContainEqual(expect.objectContaining({ email: "bo@example.com", address: lost }));

    // What one reader sent is on nobody else's page.
    expect((await pageAt(lost)).querySelector("#form-missing-link [name=full-name]")?.getAttribute("value")).toBe("");
  });

  it("NF-05 with its query, which the page does not know", async () => {
    const asked = "/story.php?id=5&utm_source=x";
    const form = (await pageAt(asked)).querySelector("#form-missing-link form");
    // Of the address of the page, query and all: that is where the form is posted.
    expect(form?.getAttribute("action")).toBe("#form-missing-link");
    const address = form?.querySelector("[name=address]")?.getAttribute("value") ?? "";
    const filled = { form: "form-missing-link", form_id: "missing-link", address, "full-name": "Di", message: "Gone" };
    const reader = someone();
    const again = await postForm(site().url + asked, { ...filled, email: "di@example.com" }, reader);
    const second = parse(await again.text()).querySelector("#form-missing-link form");
    expect(second?.querySelector("[name=address]")?.getAttribute("value")).toBe(asked);
    const { token } = await (await fetch(`${site().url}/api/email`)).json();
    const sent = await postForm(site().url + asked, { ...filled, email: "di@example.com", email_token: token }, reader);
    expect(sent.status).toBe(303);
    expect(await submissions()).toContainEqual(expect.objectContaining({ email: "di@example.com", address: asked }));
  });

  it("NF-05 an address that cannot be read is on no page and in no report", async () => {
    const root = await pageAt("/a%5cb/%0d%0ac");
    expect(root.querySelector("#form-missing-link textarea")?.text.trim()).toBe("");
    expect(root.querySelector("#form-missing-link [name=address]")).toBeNull();
    const forged = {
      form: "form-missing-link",
      form_id: "x",
      "full-name": "Cy",
      email: "cy@example.com",
      message: "Hi",
    };
    const { token } = await (await fetch(`${site().url}/api/email`)).json();
    const sent = await postForm(
      `${site().url}/nowhere`,
      { ...forged, address: "https://evil.example/\r\nBcc: all@example.com", email_token: token },
      someone(),
    );
    expect(sent.status).toBe(303);
    const stored = (await submissions()).find(({ email }) => email === "cy@example.com");
    expect(stored).not.toHaveProperty("address");
  });
});
