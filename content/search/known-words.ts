// The words of headlines and names in memory, for what the full-text indexes cannot do: the words nearest to one that nobody wrote, and the
// words that begin so. A look goes over those of about the same length only, and over most of them with one comparison.

import { editDistance, slipsAllowed } from "./edit-distance.ts";

interface KnownWord {
  word: string;
  /** Which letters it has, a bit each: words whose letters differ by many cannot be near. */
  letters: number;
}

const mostNear = 8;

export class KnownWords {
  readonly #words = new Set<string>();
  readonly #byLength = new Map<number, KnownWord[]>();
  #sorted: string[] | undefined;

  add(words: Iterable<string>): void {
    for (const word of words) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      const alike = this.#byLength.get(word.length);
      const known = { word, letters: lettersOf(word) };
      if (alike === undefined) this.#byLength.set(word.length, [known]);
      else alike.push(known);
      this.#sorted = undefined;
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  get size(): number {
    return this.#words.size;
  }

  /** The nearest first; those that begin with the same letter before others, because first letters are seldom wrong. */
  near(word: string): string[] {
    const most = slipsAllowed(word);
    const letters = lettersOf(word);
    const found: { word: string; rank: number }[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const known of this.#byLength.get(length) ?? []) {
        if (bitsIn(known.letters ^ letters) > 2 * most) continue;
        const distance = editDistance(word, known.word, most);
        if (distance === 0 || distance === Infinity) continue;
        found.push({ word: known.word, rank: distance * 2 + (known.word[0] === word[0] ? 0 : 1) });
      }
    }
    return found
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, mostNear)
      .map((known) => known.word);
  }

  /** Two known words that were written as one. */
  split(word: string): [string, string] | undefined {
    for (let place = 3; place <= word.length - 3; place += 1) {
      const parts: [string, string] = [word.slice(0, place), word.slice(place)];
      if (parts.every((part) => this.#words.has(part))) return parts;
    }
    return undefined;
  }

  /** Words that begin so, the shortest first. */
  beginning(prefix: string, most: number): string[] {
    this.#sorted ??= [...this.#words].toSorted();
    const sorted = this.#sorted;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? "") < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let place = low; place < Math.min(low + lookedAt, sorted.length); place += 1) {
      const word = sorted[place] ?? "";
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found.toSorted((one, other) => one.length - other.length).slice(0, most);
  }
}

const lookedAt = 400;

function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 31);
  return letters;
}

function bitsIn(number: number): number {
  let bits = 0;
  for (let rest = number >>> 0; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
