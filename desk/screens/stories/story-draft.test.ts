import { expect, it } from "vitest";
import type { StoryPart } from "../../../model/desk/story-calls.ts";
import {
  clashesOf,
  emptyDraft,
  isEmpty,
  rebased,
  withField,
  withoutSaved,
  withPicture,
  withText,
} from "./story-draft.ts";

const text = (position: number, html: string): StoryPart => ({ position, kind: "paragraph", is: "text", html });
const story = {
  version: "v1",
  fields: { title: "Old", dek: "" },
  parts: [
    text(0, "<p>a</p>"),
    text(1, "<p>b</p>"),
    { position: 2, kind: "article-image", is: "picture" as const, url: "/a", alt: "" },
  ],
};
const parts = (...htmls: string[]) => htmls.map((html, position) => text(position, html));

it("what is as it stands is no change", () => {
  const typed = withText(withField(emptyDraft(story), story, "title", "New"), story, 1, "<p>B</p>");
  expect(typed.change).toEqual({ fields: { title: "New" }, texts: { 1: "<p>B</p>" }, pictures: {} });
  expect(isEmpty(typed)).toBe(false);
  const back = withText(withField(typed, story, "title", "Old"), story, 1, "<p>b</p>");
  expect([isEmpty(back), back.before]).toEqual([true, {}]);
  expect(withPicture(back, story, 2, { url: "/a", alt: "A pier" }).change.pictures).toEqual({
    2: { url: "/a", alt: "A pier" },
  });
});

it.each([
  ["a paragraph came before it", parts("<p>new</p>", "<p>a</p>", "<p>b</p>"), { 2: "<p>B</p>" }, {}, []],
  ["others changed the same", parts("<p>a</p>", "<p>theirs</p>"), { 1: "<p>B</p>" }, { "part 1": "<p>theirs</p>" }, []],
  ["others took it away", parts("<p>a</p>"), {}, {}, ["<p>B</p>"]],
])("words typed over what stood before: %s", (_, now, texts, clashes, homeless) => {
  const typed = withText(emptyDraft(story), story, 1, "<p>B</p>");
  const later = { ...story, version: "v2", parts: now };
  const moved = rebased(typed, later);
  expect(moved).toMatchObject({ change: { texts }, over: "v2", homeless });
  expect(clashesOf(moved, later)).toEqual(clashes);
});

it("a field that others have changed too is told, one that they have not is not", () => {
  const typed = withField(withField(emptyDraft(story), story, "title", "Mine"), story, "dek", "Mine");
  const later = { ...story, version: "v2", fields: { title: "Theirs", dek: "" } };
  expect(clashesOf(rebased(typed, later), later)).toEqual({ title: "Theirs" });
});

it("what is typed while the rest is saved is still there", () => {
  const saved = withText(withField(emptyDraft(story), story, "title", "Saved"), story, 0, "<p>A</p>");
  expect(isEmpty(withoutSaved(saved, saved))).toBe(true);
  const typed = withText(withField(saved, story, "dek", "More"), story, 0, "<p>Aa</p>");
  expect(withoutSaved(typed, saved).change).toEqual({
    fields: { dek: "More" },
    texts: { 0: "<p>Aa</p>" },
    pictures: {},
  });
});
