import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

export function headingWords({ text, level }: { text: SafeHtml; level: number }): Passage[] {
  return [{ is: "heading", html: text, level }];
}
