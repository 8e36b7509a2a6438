// Where the sections that items name are filed: a section that is here already is known by its title or its address, whatever accents and capitals
// either is written with; a new one is written as addresses mostly are, without accents.

import { plainSlug } from "../../model/addresses/plain-slug.ts";

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
  for (const section of here) note(plainSlug(section.title), section);
  for (const section of here) note(plainSlug(section.path), section);
  const paths = new Set(here.map(({ path }) => path));
  return {
    isHere: (path) => paths.has(path),
    file(name) {
      const word = plainSlug(name);
      const section = byWord.get(word) ?? { title: name, path: word };
      note(word, section);
      return section;
    },
  };
}
