import { expect, it } from "vitest";
import { forms } from "./result-forms.ts";

it.each([
  [{ url: "/us/a" }, "U.S."],
  [{ url: "/politics/a" }, "politics"],
  [{ url: "/video/1", form: "video" as const }, "Video"],
])("%o is called %s", (story, words) => {
  expect(forms(story)).toBe(words);
});
