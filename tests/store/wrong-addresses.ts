// Wrong addresses as readers and old links have them, made from right ones. The same seed always makes the same.

export interface WrongAddress {
  kind: keyof typeof kinds;
  wrong: string;
  right: string;
}

type Random = () => number;

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oldSections = ["news", "archive", "story", "latest", "entertainment", "national", "washington", "on-air"];
export const below = (random: Random, limit: number) => Math.floor(random() * limit);

/** A letter left out, doubled, hit beside, or two that changed places. */
function slip(word: string, random: Random): string {
  const place = below(random, Math.max(1, word.length - 1));
  const [before, letter, next, after] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ];
  const ways = [
    before + next + after,
    before + letter + letter + next + after,
    `${before}${String.fromCharCode(97 + below(random, 26))}${next}${after}`,
    before + next + letter + after,
  ];
  return ways[below(random, ways.length)] ?? word;
}

/** Words of three letters and fewer are left alone: nobody can tell what they were. */
function withSlips(words: readonly string[], count: number, random: Random): string[] {
  const changed = [...words];
  const long = words.flatMap((word, place) => (word.length > 3 && /^[a-z]+$/.test(word) ? [place] : []));
  for (let slips = 0; slips < count && long.length > 0; slips += 1) {
    const [place = 0] = long.splice(below(random, long.length), 1);
    changed[place] = slip(changed[place] ?? "", random);
  }
  return changed;
}

/** A third of them, and two stay at least. */
function withoutSome(words: readonly string[], random: Random): string[] {
  const left = [...words];
  for (let gone = Math.max(1, Math.round(words.length / 3)); gone > 0 && left.length > 2; gone -= 1) {
    left.splice(below(random, left.length), 1);
  }
  return left;
}

const elsewhere = (random: Random) => oldSections[below(random, oldSections.length)] ?? "news";

const kinds = {
  "one slip": (section: string, words: string[], random: Random) => [section, withSlips(words, 1, random)],
  "two slips": (section: string, words: string[], random: Random) => [section, withSlips(words, 2, random)],
  "another section": (_: string, words: string[], random: Random) => [elsewhere(random), words],
  "missing words": (section: string, words: string[], random: Random) => [section, withoutSome(words, random)],
  everything: (_: string, words: string[], random: Random) => [
    elsewhere(random),
    withSlips(withoutSome(words, random), 1, random),
  ],
} satisfies Record<string, (section: string, words: string[], random: Random) => [string, string[]]>;

export function wrongAddresses(paths: readonly string[], count: number, seed: number): WrongAddress[] {
  const random = randomFrom(seed);
  const names = Object.keys(kinds) as WrongAddress["kind"][];
  return Array.from({ length: count }, (_, index) => {
    const right = paths[below(random, paths.length)] ?? "/";
    const [section = "", slug = ""] = right.slice(1).split("/");
    const kind = names[index % names.length] ?? "one slip";
    const [place, words] = kinds[kind](section, slug.split("-"), random);
    return { kind, right, wrong: `/${place}/${words.join("-")}` };
  });
}
