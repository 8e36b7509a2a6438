import { expect, it } from "vitest";
import { listItem } from "./list-item.ts";

const card = { id: "7", title: "A", url: "/us/a", form: "article", authors: [{ name: "N" }] } as const;

it("API-06 an item has the fields of LIST-01 under their names", () => {
  const told = JSON.parse(
    JSON.stringify(
      listItem({
        ...card,
        authors: [{ name: "N" }],
        dek: "What it says.",
        imageUrl: "/a.jpg",
        duration: 65_000,
        isBreaking: true,
        category: { name: "U.S.", url: "/us" },
        publicationDate: "2025-01-01T00:00:00.000Z",
        lastPublishedDate: "2025-01-02T00:00:00.000Z",
      }),
    ),
  );
  expect(told).toMatchObject({
    title: "A",
    url: "/us/a",
    imageUrl: "/a.jpg",
    description: "What it says.",
    duration: 65_000,
    isBreaking: true,
    isDeveloping: false,
    isLive: false,
    category: { name: "U.S.", url: "/us" },
    publicationDate: "2025-01-01T00:00:00.000Z",
    lastPublishedDate: "2025-01-02T00:00:00.000Z",
    authors: [{ name: "N" }],
  });
});

it("API-06 what a story does not have is absent", () => {
  expect(JSON.parse(JSON.stringify(listItem({ ...card, authors: [] })))).not.toHaveProperty("description");
});
