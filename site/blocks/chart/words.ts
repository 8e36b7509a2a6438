import type { Passage } from "../../../model/words/passage.ts";

/** What it shows is another site's; what it is called is the editor's. */
export function chartWords({ title }: { title?: string }): Passage[] {
  return title === undefined ? [] : [{ is: "chart", title }];
}
