import { expect, it } from "vitest";
import { frontName } from "./page-words.ts";

it.each([
  ["The pier", { title: "The pier", subtype: "sectionLayout", element: "pier", name: "Pier" }],
  ["Section: Pier", { title: "", subtype: "sectionLayout", element: "43", name: "Pier" }],
  ["Front page", { title: "", subtype: "homeLayout", element: "/", name: null }],
])("a front is called %s", (expected, front) => {
  expect(frontName(front)).toBe(expected);
});
