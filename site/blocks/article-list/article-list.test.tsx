import { expect, it } from "vitest";
import { drawBlock, gapsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const story = { title: "A story", url: "/us/a-story" };

it("LIST-01 shows title, url, picture, description, pills, category, time and authors", () => {
  const html = drawBlock("article-list", {
    renderByline: true,
    items: [
      {
        ...story,
        imageUrl: "/uploads/art/a.svg",
        description: "What happened",
        isBreaking: true,
        isDeveloping: true,
        isLive: true,
        duration: 134_000,
        category: { name: "U.S.", url: "/us" },
        publicationDate: "1970-01-01T00:00:00Z",
        lastPublishedDate: "1970-01-01T00:00:00Z",
        authors: [{ name: "Nora Castellan" }],
      },
    ],
  });
  for (const part of [
    "A story",
    "/us/a-story",
    "/img/uploads/art/",
    "What happened",
    "Breaking News",
    "Developing",
    "Live",
    "U.S.",
    "just in",
    "Nora Castellan",
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("02:14");
});

it("LIST-08 Show More is a plain link to the next page until script takes it over", () => {
  expect(drawBlock("article-list", example.props)).toMatch(/<a [^>]*href="\/us\?page=2"[^>]*>Show More/);
  expect(drawBlock("article-list", { ...example.props, hasMore: false })).not.toContain("Show More");
});

it("LIST-08 a list without such a page shows its button only with script", () => {
  const { moreUrl: _, ...props } = example.props;
  expect(drawBlock("article-list", props)).toMatch(/needs-script[^>]*><button/);
});

it("a category of {} is no category", () => {
  expect(gapsOf("article-list", { items: [{ ...story, category: {} }] })).toEqual([]);
});
