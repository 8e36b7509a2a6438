import { expect, it } from "vitest";
import { urlTable } from "../../model/addresses/url-table.ts";
import { formAt } from "../../model/forms/form-pages.ts";
import { cachePolicyAt } from "./cache-policy-at.ts";

it.each([
  ["/", "everyone"],
  ["/politics", "everyone"],
  ["/contact", "one-reader"],
  ["/newsletters", "one-reader"],
  ["/contact/us", "everyone"],
  ["/Contact", "everyone"],
  ["/contact/", "everyone"],
  ["/\\", "everyone"],
])("the page at %s is for %s", (path, policy) => {
  expect(cachePolicyAt(path)).toBe(policy);
});

it.each(urlTable.map(({ path }) => path))(
  "the row %s is one reader's if it is made for a form, and no other",
  (path) => {
    expect(cachePolicyAt(path) === "one-reader").toBe(formAt(path) !== undefined);
  },
);
