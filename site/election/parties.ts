// How a party is shown: its name, the letters that stand beside its colour, so that nobody needs to see the colour, and the colour. Pure.

import { partyTones, type PartyTone } from "../../model/election/party-tones.ts";

export interface Party {
  name: string;
  mark: string;
  tone: PartyTone;
}

interface GivenParty {
  name: string;
  mark?: string;
  color?: PartyTone;
}

const independent: Party = { name: "Independent", mark: "I", tone: "grey" };

/** Colours that readers know; whoever writes these names means these parties. */
const known: readonly [names: RegExp, party: Party][] = [
  [/^(d|dem|democrat|democratic)$/, { name: "Democratic", mark: "D", tone: "blue" }],
  [/^(r|rep|gop|republican)$/, { name: "Republican", mark: "R", tone: "red" }],
  [/^(g|grn|green)$/, { name: "Green", mark: "G", tone: "green" }],
  [/^(l|lib|libertarian)$/, { name: "Libertarian", mark: "L", tone: "orange" }],
  [/^(i|ind|independent|no party|nonpartisan)$/, independent],
];

const key = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\sparty$/, "")
    .trimEnd();

/** Of every party that the record names, in its parties, its balance or its races. */
export function partyTable(
  given: readonly GivenParty[],
  named: readonly string[],
): (name: string | undefined) => Party {
  const table = new Map<string, Party>();
  const taken = new Set<PartyTone>(given.flatMap(({ color }) => color ?? []));
  const nextTone = () => partyTones.find((tone) => !taken.has(tone)) ?? independent.tone;
  const all = [...given, ...named.map((name): GivenParty => ({ name }))];
  for (const { name, mark, color } of all) {
    if (table.has(key(name))) continue;
    const usual = known.find(([names]) => names.test(key(name)))?.[1];
    const tone = color ?? usual?.tone ?? nextTone();
    taken.add(tone);
    table.set(key(name), { name: usual?.name ?? name, mark: mark?.slice(0, 2) ?? usual?.mark ?? initial(name), tone });
  }
  return (name) => (name === undefined ? independent : (table.get(key(name)) ?? independent));
}

function initial(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 63).toUpperCase();
}
