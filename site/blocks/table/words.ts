import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

interface Table {
  caption?: string;
  header?: readonly SafeHtml[];
  rows: readonly SafeHtml[][];
  foot?: readonly SafeHtml[][];
  note?: SafeHtml;
}

export function tableWords({ caption, header, rows, foot = [], note }: Table): Passage[] {
  const table: Passage = { is: "table", caption, header, rows: [...rows, ...foot] };
  return note === undefined ? [table] : [table, { is: "figures", html: note }];
}
