import { expect, it } from "vitest";
import { draftOf, faultsOf, newDraft, postOf } from "./draft.ts";

it("a new post has what was filled in, and nothing empty", () => {
  const draft = { ...newDraft("7", "Ada Quay"), body: "<p>Rain.</p>", key: true };
  expect(postOf(draft)).toEqual({ body: "<p>Rain.</p>", author: "Ada Quay", key: true });
});

it("an edited post keeps what the form does not know", () => {
  const quote = { is: "pull-quote", props: { text: "Run." } };
  const post = { id: 7, title: "Old", time: "2026-03-02T00:00:00Z", own: { x: 1 }, pinned: true, components: [quote] };
  const draft = { ...draftOf({ id: "7", version: "v", post }), title: " New ", pinned: false };
  draft.picture = { url: "/uploads/a.webp", alt: "A pier" };
  draft.embed = "https://vimeo.com/776543210";
  expect(postOf(draft)).toEqual({
    id: 7,
    title: "New",
    time: "2026-03-02T00:00:00Z",
    own: { x: 1 },
    components: [
      quote,
      { is: "article-image", props: { url: "/uploads/a.webp", imageAlt: "A pier" } },
      { is: "vimeo", props: { url: "https://vimeo.com/776543210" } },
    ],
  });
});

it.each<[string, Partial<ReturnType<typeof newDraft>>, string[]]>([
  ["nothing", {}, ["whole"]],
  ["a headline", { title: "Rain" }, []],
  ["a headline that is too long", { title: "R".repeat(121) }, ["title"]],
  ["a picture without words", { picture: { url: "/uploads/a.webp", alt: " " } }, ["picture"]],
  ["a picture from nowhere", { picture: { url: "a.webp", alt: "A pier" } }, ["picture"]],
  ["an embed that nothing shows", { embed: "https://example.com/1" }, ["embed"]],
])("of %s it says what is wrong at its place", (_, given, places) => {
  expect(Object.keys(faultsOf({ ...newDraft("7", ""), ...given }))).toEqual(places);
});
