import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

export function paragraphWords({ text }: { text: SafeHtml }): Passage[] {
  return [{ is: "paragraph", html: text }];
}
