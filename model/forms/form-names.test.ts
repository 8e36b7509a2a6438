import { expect, it } from "vitest";
import { distinctNames, formName, kindOfForm, partId } from "./form-names.ts";

it.each([
  ["contact-form", "desk", "form-desk"],
  ["contact-form", "4711", "form-4711"],
  ["contact-form", "Tips & <b>tricks</b>!", "form-Tips-b-tricks-b"],
  ["contact-form", "日本", "form-contact"],
  ["newsletter", "evening", "newsletter-evening"],
  ["newsletter", undefined, "newsletter"],
] as const)("FORM-01 FORM-04 a %s with the id %s is called %s", (kind, id, name) => {
  expect(formName(kind, id)).toBe(name);
  expect(kindOfForm(name)).toBe(kind);
});

it("FORM-01 two forms of a page with one id have two names, and no part of one is the other", () => {
  expect(distinctNames(["form-a", "form-a", "form-a-2", "form-a"])).toEqual([
    "form-a",
    "form-a-2",
    "form-a-2-2",
    "form-a-3",
  ]);
  expect(formName("contact-form", "a--sent")).not.toBe(partId("form-a", "sent"));
});

it("FORM-01 what is no name of a form is none", () => {
  expect(kindOfForm("search")).toBeUndefined();
  expect(kindOfForm("")).toBeUndefined();
});
