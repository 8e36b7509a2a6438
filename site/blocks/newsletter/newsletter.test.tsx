import { expect, it } from "vitest";
import { drawBlock, gapsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("FORM-04 leads to the newsletters' page with its list chosen there", () => {
  const html = drawBlock("newsletter", { ...example.props, slid: "a&b" });
  expect(html).toMatch(/<h2[^>]*>The Meridian Briefing<\/h2>/);
  expect(html).toContain("The day’s news in five minutes.");
  expect(html).toMatch(/href="\/newsletters\?list=a%26b"[^>]*>Sign up</);
});

it("FORM-04 without a list it leads to all of them", () => {
  expect(drawBlock("newsletter", { buttonLabel: "Choose" })).toMatch(/href="\/newsletters"[^>]*>Choose</);
});

it("FORM-04 a list is named by letters, digits, hyphens and underscores", () => {
  expect(gapsOf("newsletter", { lists: [{ slid: "a b", title: "A" }] })).toEqual([
    "slid: must be letters, digits, hyphens and underscores",
  ]);
});
