// Whether a filed story is one that the newsroom looks for: by what its card says, its section and its authors. Pure.

import { sectionList } from "../../../model/fields/list-names.ts";
import type { Card } from "../../../model/stories/card.ts";
import { folded } from "../../../model/text/folded.ts";
import { trimSlashes } from "../../../model/text/trim-ends.ts";

export interface FiledCard {
  id: string;
  path: string | null;
  lists: string;
  card: string | null;
}

export function cardOf({ card, id }: Pick<FiledCard, "card" | "id">): Card {
  return card === null ? { id, title: "", url: "", form: "article", authors: [] } : JSON.parse(card);
}

/** All words, or parts of words, in what its card says, its id and its address. */
export function wantedBy(text: string): (row: FiledCard) => boolean {
  const parts = folded(text).split(/\s+/).filter(Boolean);
  return (row) => {
    if (parts.length === 0) return true;
    const { title, dek, kickerText, authors } = cardOf(row);
    const said = folded([title, dek, kickerText, row.id, row.path, ...authors.map(({ name }) => name)].join("\n"));
    return parts.every((part) => said.includes(part));
  };
}

/** Drafts are filed nowhere yet: they go by their address and their category. */
export function isInSection({ lists, path, card, id }: FiledCard, section: string): boolean {
  if (lists.includes(JSON.stringify(sectionList(section)))) return true;
  const wanted = trimSlashes(section.toLowerCase());
  const { category } = cardOf({ card, id });
  const places = [path, category?.url].map((place) => trimSlashes((place ?? "").toLowerCase()));
  return places.some((place) => place === wanted || place.startsWith(`${wanted}/`));
}

export function isBy({ authors }: Pick<Card, "authors">, author: string): boolean {
  return authors.some(({ name }) => folded(name).includes(folded(author)));
}
