// Other spellings of an address, as one would write them who wants one answer to be cached in place of another.

import type { Chance } from "./seeded.ts";

type Change = (target: string, chance: Chance) => string;

function hex(character: string, chance: Chance): string {
  const written = `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return chance.below(2) === 0 ? written : written.toUpperCase();
}

const escapeSome: Change = (target, chance) => {
  const share = 1 + chance.below(8);
  return target.replaceAll(/(?<!%.?)[^%]/g, (character, at: number) =>
    at > 0 && chance.below(8) < share ? hex(character, chance) : character,
  );
};

const escapeOne: Change = (target, chance) => {
  const at = 1 + chance.below(Math.max(1, target.length - 1));
  const character = target.charAt(at);
  return character === "" || character === "%"
    ? target
    : target.slice(0, at) + hex(character, chance) + target.slice(at + 1);
};

const inPath = (add: (path: string, chance: Chance) => string): Change => {
  return (target, chance) => {
    const [path = "", ...query] = target.split("?");
    return [add(path, chance), ...query].join("?");
  };
};

const changes: readonly [Change, ...Change[]] = [
  escapeOne,
  escapeOne,
  escapeSome,
  escapeSome,
  (target) => target.replace("?", "%3F"),
  (target) => target.replaceAll("/", "%2f").replace("%2f", "/"),
  (target) => target.replaceAll("/", "//"),
  inPath((path) => `${path}/`),
  inPath(
    (path, chance) =>
      `${path}${chance.of([";a=1", "%20", "%00", "%0d%0a", ".", "/.", "/..", "%2f", "\\", "?", "#x", "%"])}`,
  ),
  inPath((path, chance) => `${chance.of(["/", "/.", "/x/..", "/%2e", "\\"])}${path}`),
  (target, chance) => `${chance.of(["http://evil.example", "https://www.example.com:80", "HTTP://A"])}${target}`,
  (target, chance) =>
    `${target}${target.includes("?") ? "&" : "?"}${chance.of(["x=1", "page=2", "q=%3Cb%3E", "page=%32", "preview=x"])}`,
  (target) => target.toUpperCase(),
  (target) => `/_page${target}`,
  (target) => `/%5fpage${target}`,
];

export function spellingOf(target: string, chance: Chance): string {
  let spelling = target;
  for (let count = 1 + chance.below(3); count > 0; count -= 1) spelling = chance.of(changes)(spelling, chance);
  // A space would end the address.
  return spelling.replaceAll(/[\u0000-\u0020]/g, "%20");
}
