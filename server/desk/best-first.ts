// Stories by how well their headlines are what somebody looks for: the words as they were typed, then all of them, then parts of them, then what is
// found elsewhere in a story. Pure.

import { folded } from "../../model/text/folded.ts";

interface Titled {
  card: { title: string };
}

const wordsIn = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those that are alike stay in their order. */
export function bestFirst<Story extends Titled>(text: string, stories: readonly Story[]): Story[] {
  const wanted = wordsIn(text);
  const ranked = stories.map((story) => ({ story, rank: rankOf(wanted, wordsIn(story.card.title)) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ story }) => story);
}

function rankOf(wanted: readonly string[], title: readonly string[]): number {
  const [asked, said] = [` ${wanted.join(" ")} `, ` ${title.join(" ")} `];
  const ranks = [
    said === asked,
    said.startsWith(asked),
    said.includes(asked),
    wanted.every((word) => title.includes(word)),
    wanted.every((word) => title.some((one) => one.startsWith(word))),
    wanted.every((word) => said.includes(word)),
  ];
  const best = ranks.indexOf(true);
  return best === -1 ? ranks.length : best;
}
