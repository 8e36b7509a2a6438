// Where the sections that items name are filed: a section that is here already is known by its title or its address, whatever accents and capitals
// either is written with; a new one is written as addresses mostly are, without accents.

import { slugOf } from "../../model/addresses/slug.ts";

export interface FiledSection {
  title: string;
  /** Without the slash before it. */
  path: string;
}

export type FileSection = (name: string) => FiledSection;

/** `isHere`: of those that were here before. */
export function sectionFiler(standing: Iterable<FiledSection>): {
  file: FileSection;
  isHere: (path: string) => boolean;
} {
  const here = [...standing];
  const byWord = new Map<string, FiledSection>();
  const note = (word: string, section: FiledSection) => {
    if (word !== "" && !byWord.has(word)) byWord.set(word, section);
  };
  for (const section of here) note(plainWord(section.title), section);
  for (const section of here) note(plainWord(section.path), section);
  const paths = new Set(here.map(({ path }) => path));
  return {
    isHere: (path) => paths.has(path),
    file(name) {
      const word = plainWord(name);
      const section = byWord.get(word) ?? { title: name, path: word };
      note(word, section);
      return section;
    },
  };
}

const otherLetters: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/** Marks belong to the letters of many alphabets; only those of Latin ones are left out where something is typed. */
function plainWord(name: string): string {
  const typed = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(?<=\p{Script=Latin}\p{M}{0,3})\p{M}/gu, "")
    .replaceAll(/[łøđßæœþ]/g, (letter) => otherLetters[letter] ?? letter);
  return slugOf(typed.normalize("NFC"));
}
