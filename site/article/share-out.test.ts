import { expect, it } from "vitest";
import type { Card } from "../../model/stories/card.ts";
import { oneEachFirst } from "./one-each.ts";
import { shareOut } from "./share-out.ts";

function card(url: string, fields: Partial<Card> = {}): Card {
  return { id: url, title: url, url, form: "article", authors: [], ...fields };
}

const some = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => card(`/${prefix}/${index}`));
const column = (url: string, name: string) => card(url, { isOpinion: true, authors: [{ name }] });
const urls = (cards: readonly Card[]) => cards.map(({ url }) => url).join(" ");

const news = { url: "/s/0", isOpinion: false };

it("gives no story twice and never the story itself", () => {
  const { related, latest, more } = shareOut(news, [[card("/s/0"), card("/s/1"), ...some(1, "t")]], some(15, "s"));
  expect([related, latest, more].map(urls)).toEqual([
    "/s/1 /t/0",
    "/s/2 /s/3 /s/4 /s/5 /s/6 /s/7",
    "/s/8 /s/9 /s/10 /s/11",
  ]);
});

it("those that share the most subjects come first, then the newer", () => {
  const [old, young, both] = [
    card("/old", { publicationDate: "2026-01-01T00:00:00Z" }),
    card("/young", { publicationDate: "2026-03-01T00:00:00Z" }),
    card("/both", { publicationDate: "2025-01-01T00:00:00Z" }),
  ];
  expect(
    urls(
      shareOut(
        news,
        [
          [old, both],
          [young, both],
        ],
        [],
      ).related,
    ),
  ).toBe("/both /young /old");
});

it("opinion stands apart from news, as many writers as there are; one story alone is no list", () => {
  const columns = [column("/o/1", "A"), column("/o/2", "A"), column("/o/3", "B")];
  const { related, opinions } = shareOut(news, [[...columns, card("/n/1")]], []);
  expect([urls(related), urls(opinions)]).toEqual(["", "/o/1 /o/3 /o/2"]);
  expect(shareOut(news, [columns.slice(0, 1)], []).opinions).toEqual([]);
});

it("an opinion page relates to news, and its own section shows one column each", () => {
  const inSection = [
    ...some(6, "l"),
    column("/o/1", "A"),
    column("/o/2", "A"),
    column("/o/3", "B"),
    column("/o/4", "C"),
    column("/o/5", "D"),
  ];
  const own = { url: "/o/0", isOpinion: true };
  const { related, opinions, more } = shareOut(own, [[column("/x", "E"), ...some(2, "n")]], inSection);
  expect([urls(related), urls(opinions), urls(more)]).toEqual(["/n/0 /n/1", "", "/o/1 /o/3 /o/4 /o/5"]);
});

it("oneEachFirst gives everyone a turn, and keeps the order among equals", () => {
  const items = [column("/1", "A"), column("/2", "A"), column("/3", "B"), column("/4", "A"), card("/5")];
  expect(urls(oneEachFirst(items))).toBe("/1 /3 /5 /2 /4");
});
