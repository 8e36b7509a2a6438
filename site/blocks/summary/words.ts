import type { Passage } from "../../../model/words/passage.ts";
import { shownItems, type SummaryItem } from "./summary-item.ts";
import { links, title } from "../../../model/words/module-words.ts";

interface Summary {
  title?: string;
  items: readonly SummaryItem[];
}

export function summaryWords({ items, ...given }: Summary): Passage[] {
  return [{ is: "box", passages: [...title(given.title), ...shownItems(items).flatMap(itemWords)] }];
}

function itemWords(item: SummaryItem): Passage[] {
  if (item.type === "text") return [{ is: "paragraph", html: item.text }];
  if (item.type === "list") return [{ is: "list", items: item.items, ordered: item.ordered }];
  return links([{ text: item.title, url: item.url }]);
}
