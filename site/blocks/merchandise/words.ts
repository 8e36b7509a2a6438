import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { bio, links, title } from "../../../model/words/module-words.ts";

interface Merchandise {
  title?: string;
  items: readonly { title: string; url?: string; description?: SafeHtml }[];
}

export function merchandiseWords({ items, ...given }: Merchandise): Passage[] {
  return [
    ...title(given.title),
    ...items.flatMap((item) => [...links([{ text: item.title, url: item.url }]), ...bio(item.description)]),
  ];
}
