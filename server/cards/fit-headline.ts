// How large a headline is set on a card: the largest size at which it has room, cut where even the smallest has none.

import { withoutLastWord } from "../../model/text/without-last-word.ts";

export interface HeadlineRoom {
  width: number;
  height: number;
  /** Largest first, in pixels. */
  sizes: readonly number[];
  lineHeight: number;
  /** Of an average character, as a part of the size. */
  characterWidth: number;
}

export interface FittedHeadline {
  text: string;
  size: number;
  /** Lines there is room for. */
  lines: number;
}

export function fitHeadline(headline: string, room: HeadlineRoom): FittedHeadline {
  const text = headline.replaceAll(/\s+/g, " ").trim();
  const fitting = room.sizes.find((size) => linesNeeded(text, size, room) <= linesAt(size, room));
  const size = fitting ?? room.sizes.at(-1) ?? 1;
  const lines = linesAt(size, room);
  if (fitting !== undefined) return { text, size, lines };
  const most = Math.floor(lines * charactersPerLine(size, room));
  return { text: `${withoutLastWord(text.slice(0, most))}…`, size, lines };
}

const linesAt = (size: number, { height, lineHeight }: HeadlineRoom) => Math.floor(height / (size * lineHeight));

const charactersPerLine = (size: number, { width, characterWidth }: HeadlineRoom) =>
  Math.floor(width / (size * characterWidth));

/** Word by word, as it will be set. */
function linesNeeded(text: string, size: number, room: HeadlineRoom): number {
  const most = charactersPerLine(size, room);
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    if (word.length > most) return Infinity;
    const next = used === 0 ? word.length : used + 1 + word.length;
    if (next > most) lines += 1;
    used = next > most ? word.length : next;
  }
  return lines;
}
