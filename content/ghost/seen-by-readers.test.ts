import { expect, it } from "vitest";
import { seenByReaders } from "./seen-by-readers.ts";

const post = { status: "published", visibility: "public", isForEmailOnly: false, isRead: true, isEmpty: false };

it.each<[string, Partial<typeof post>, boolean, string, string | undefined]>([
  ["public", {}, true, "", undefined],
  ["without a visibility, of an old version", { visibility: "" }, true, "", undefined],
  ["due later", { status: "scheduled" }, true, ", due later", undefined],
  [
    "sent as a letter alone",
    { status: "sent", isForEmailOnly: true },
    false,
    ", by email only",
    "its letter, which only",
  ],
  ["sent, in an export that says no more", { status: "sent" }, false, ", by email only", "its letter, which only"],
  ["to be sent", { status: "scheduled", isForEmailOnly: true }, false, ", by email only", "its letter, which only"],
  ["for members", { visibility: "members" }, false, ", for members only", "its readers, who are members"],
  ["due later, for members", { status: "scheduled", visibility: "paid" }, false, ", for members only", "who are paid"],
  ["a draft", { status: "draft" }, false, ", not published", undefined],
  ["a draft for members", { status: "draft", visibility: "paid" }, false, ", not published", undefined],
  ["a draft that is empty", { status: "draft", isEmpty: true }, false, ", empty drafts", undefined],
  [
    "a draft in an unknown form",
    { status: "draft", isRead: false, isEmpty: true },
    false,
    ", not published",
    undefined,
  ],
  ["in an unknown form", { isRead: false, isEmpty: true }, false, ", not published", undefined],
])("a post that is %s", (_, parts, isPublished, counted, lost) => {
  const seen = seenByReaders({ ...post, ...parts });
  expect(seen).toMatchObject({ isPublished, counted });
  expect([seen.lost === undefined, seen.lost ?? ""]).toEqual([lost === undefined, expect.stringContaining(lost ?? "")]);
});
