import { expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";

it.each([
  ["nothing", {}, undefined],
  ["comments alone", { comments: { enabled: true } }, { enabled: true }],
  ["a thread", { comments: { enabled: true }, storify_id: "thread-1" }, { enabled: true, thread: "thread-1" }],
  ["a number", { comments: { enabled: "true" }, storify_id: 48213 }, { enabled: true, thread: "48213" }],
  ["the thread inside", { comments: { enabled: true, storify_id: "in" } }, { enabled: true, thread: "in" }],
  ["the platform's name", { storify: "s-1", comments: [] }, { thread: "s-1" }],
  ["an object of the platform", { storify: { id: 9 } }, { thread: "9" }],
  ["both", { storify: "name", storify_id: "id" }, { thread: "id" }],
  ["what names nothing", { storify: false, storify_id: [] }, undefined],
  ["an object without an id", { storify: { state: "open" } }, undefined],
])("ART-07 a story that says %s of its comments", (_, fields, expected) => {
  const { doc } = accepted("article", { title: "A", canonical_url: "/us/a", ...fields });
  expect(doc.comments).toEqual(expected);
});
