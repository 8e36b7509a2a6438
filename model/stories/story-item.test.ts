import { expect, it } from "vitest";
import { storyItem } from "./story-item.server.ts";

const least = { title: "A story", url: "/us/a-story" };

it("CARD-01 LIST-01 reads everything that cards and lists show", () => {
  const given = {
    ...least,
    imageUrl: "/uploads/a.jpg",
    responsiveImages: [{ media: "(max-width: 767px)", srcset: "/uploads/small.jpg" }],
    eyebrowType: "Exclusive",
    kickerText: "Storm",
    imageCopyright: "Meridian News",
    dek: "The dek.",
    isBreaking: "true",
    isDeveloping: 1,
    isLive: true,
    category: { name: "U.S.", url: "/us" },
    authors: [{ name: "Theo Brandt" }],
    publicationDate: "2026-11-14T12:00:00.000Z",
    relatedArticles: [{ url: "/us/b", title: "Another", duration: "1:05" }],
  };
  expect(storyItem.parse(given)).toMatchObject({
    ...given,
    isBreaking: true,
    isDeveloping: true,
    relatedArticles: [{ url: "/us/b", title: "Another", duration: 65_000 }],
  });
});

it.each([
  ["description", { description: "Words." }, { dek: "Words." }],
  ["the dek before the description", { dek: "Dek.", description: "Words." }, { dek: "Dek." }],
  ["durationReadable", { durationReadable: "0:05:47" }, { duration: 347_000 }],
  [
    "lastPublicationDate",
    { lastPublicationDate: "2026-11-14T12:00:00Z" },
    { lastPublishedDate: expect.stringMatching(/^2026-11-14T12:00:00/) },
  ],
  ["isVideo", { isVideo: true }, { form: "video" }],
  ["an address elsewhere", { url: "https://business.meridian.example/a" }, { isExternal: true }],
])("CARD-01 understands %s", (_, fields, read) => {
  expect(storyItem.parse({ ...least, ...fields })).toMatchObject(read);
});

it("LIST-01 a category may be an empty object", () => {
  expect(storyItem.parse({ ...least, category: {} }).category).toBeUndefined();
});
