import { expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";

const cardOf = (fields: object) =>
  accepted("article", { title: "A story", canonical_url: "/us/a", ...fields }).index.card;

it.each([
  ["a short one stays as it is", "Some words.", "Some words."],
  ["a long one ends at the end of a word", "word ".repeat(120), `${"word ".repeat(98)}word …`],
  ["one without spaces is cut", "x".repeat(600), `${"x".repeat(498)} …`],
  ["no character is cut in half", `x${"🗞".repeat(300)}`, `x${"🗞".repeat(248)} …`],
])("the dek in lists: %s", (_, dek, expected) => {
  expect(cardOf({ dek })?.dek).toBe(expected);
});

it("in lists a story has ten authors at most, and a picture a short description", () => {
  const authors = Array.from({ length: 30 }, (_, place) => ({ full_name: `Author ${place}` }));
  const card = cardOf({ fn__contributors: authors, thumbnail: "/uploads/a.jpg", imageAlt: "y".repeat(900) });
  expect(card?.authors).toHaveLength(10);
  expect(card?.imageAlt).toHaveLength(300);
});
