import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { offeredLists } from "../../../model/forms/mailing-lists.ts";
import { drawAmp, drawBlock, drawPrinted, gapsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("FORM-04 is the sign-up itself: its title, an email field, the list unseen, and both sentences hidden", () => {
  const root = parse(drawBlock("newsletter", { ...example.props, slid: "evening_7" }));
  expect(root.querySelector("h2")?.text).toBe("The Meridian Briefing");
  expect(root.text).toContain("The day’s news in five minutes.");
  const form = root.querySelector("section#newsletter-evening_7 form");
  expect(form?.hasAttribute("novalidate")).toBe(true);
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.querySelector("[type=email]")?.getAttribute("name")).toBe("email");
  expect(form?.querySelector("[name=slid]")?.getAttribute("value")).toBe("evening_7");
  const hidden = root.querySelectorAll("[hidden]").map(({ text }) => text);
  expect(hidden.some((text) => text.startsWith("Success! We've added you to our mailing list."))).toBe(true);
  expect(hidden).toContain("Your email address was not valid.");
});

it("FORM-04 without a list it has no such field, and is for the usual one", () => {
  expect(drawBlock("newsletter", { buttonLabel: "Join" })).not.toContain('name="slid"');
  expect(offeredLists({ title: "Ours", lists: [] })).toEqual([{ slid: "newsletter", title: "Ours" }]);
});

it("FORM-04 a list is named by letters, digits, hyphens and underscores", () => {
  expect(gapsOf("newsletter", { lists: [{ slid: "a b", title: "A" }] })).toEqual([
    "slid: must be letters, digits, hyphens and underscores",
  ]);
});

it("FORM-04 leads to the standard page from AMP, and is not on paper", () => {
  expect(drawAmp("newsletter", {}).querySelector("a")?.getAttribute("href")).toBe("/politics/a");
  expect(drawPrinted("newsletter", {})).toBe("");
});
