import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

interface PullQuote {
  text: SafeHtml;
  author?: string;
}

export function pullQuoteWords({ text, author }: PullQuote): Passage[] {
  return text === "" ? [] : [{ is: "quote", html: text, author }];
}
