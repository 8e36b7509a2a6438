import type { Passage } from "../../../model/words/passage.ts";
import { links, note, title } from "../../../model/words/module-words.ts";

interface CategoryHeading {
  title: string;
  description?: string;
  links: readonly { label: string; url: string }[];
}

export function categoryHeadingWords(heading: CategoryHeading): Passage[] {
  return [
    ...title(heading.title),
    ...note(heading.description),
    ...links(heading.links.map(({ label, url }) => ({ text: label, url }))),
  ];
}
