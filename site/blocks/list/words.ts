import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

export function listWords({ items, ordered }: { items: readonly SafeHtml[]; ordered: boolean }): Passage[] {
  return [{ is: "list", items, ordered }];
}
