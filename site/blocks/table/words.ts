import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

interface Table {
  caption?: string;
  header?: readonly SafeHtml[];
  rows: readonly SafeHtml[][];
}

export function tableWords({ caption, header, rows }: Table): Passage[] {
  return [{ is: "table", caption, header, rows }];
}
