import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { bio, links, title } from "../../../model/words/module-words.ts";

interface PersonList {
  title?: string;
  items: readonly { name: string; url?: string; description?: SafeHtml }[];
}

export function personListWords({ items, ...given }: PersonList): Passage[] {
  return [
    ...title(given.title),
    ...items.flatMap(({ name, url, description }) => [...links([{ text: name, url }]), ...bio(description)]),
  ];
}
