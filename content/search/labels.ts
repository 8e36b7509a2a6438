// What a search can be narrowed by, as words that no reader types: the kind of a document, its sections, its authors, and the days it falls
// into. They stand in the index beside the words, so that “storm, in politics, this week” is one look-up and not a search through all storms.

import { hash } from "node:crypto";

/** A newsroom has hundreds of sections and people; they are met in every story. */
const mostRemembered = 5_000;
const made = new Map<string, string>();

/** A label must stay whole and unstemmed in both databases: letters and digits only, with a digit at the end. */
export function labelOf(name: string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const label = `x${hash("sha1", name).slice(0, 12)}0`;
  if (made.size < mostRemembered) made.set(name, label);
  return label;
}

const day = 24 * 60 * 60 * 1000;
/** Blocks of 1, 8, 64 and 512 days. */
const spans = [1, 8, 64, 512].map((days, tier) => ({ span: days * day, letter: "abcd".charAt(tier) }));
/** More blocks than this are not asked for together. */
const mostBlocks = 40;

const block = (moment: number, span: number) => Math.max(0, Math.floor(moment / span));
const blockLabel = (letter: string, number: number) => `x${letter}${number}`;

/** The block of each size that a moment falls into. */
export function timeLabels(at: number): string[] {
  return spans.map(({ span, letter }) => blockLabel(letter, block(at, span)));
}

/** Ever longer times back from a moment, each as the labels that cover it: the block of the moment and the one before. */
export function windowsBefore(moment: number, longest = Infinity): string[][] {
  return spans
    .filter(({ span }) => span <= longest)
    .map(({ span, letter }) => {
      const last = block(moment, span);
      return [blockLabel(letter, last), ...(last > 0 ? [blockLabel(letter, last - 1)] : [])];
    });
}

/** The fewest labels that cover a time; it may reach a little further on both sides. Nothing for one that is too long to be worth it. */
export function rangeLabels(from: number, to: number): string[] | undefined {
  for (const { span, letter } of spans) {
    const first = block(from, span);
    const count = block(to, span) - first + 1;
    if (count > mostBlocks) continue;
    return Array.from({ length: Math.max(0, count) }, (_, index) => blockLabel(letter, first + index));
  }
  return undefined;
}

const narrowing = /^(section|person):/;

/** All labels of a document. */
export function labelsOf(document: { kind: string; lists: readonly string[]; at: number }): string[] {
  return [
    kindLabel(document.kind),
    ...document.lists.filter((list) => narrowing.test(list) && !list.includes("&")).map(labelOf),
    ...timeLabels(document.at),
  ];
}

/** `article`, `slideshow`, `video`, `person` … */
export function kindLabel(kind: string): string {
  return labelOf(`kind:${kind}`);
}
