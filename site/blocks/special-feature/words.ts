import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { bio, links, title } from "../../../model/words/module-words.ts";

interface SpecialFeature {
  title?: string;
  content?: SafeHtml;
  buttonLabel?: string;
  buttonUrl?: string;
}

export function specialFeatureWords({ content, buttonLabel, buttonUrl, ...given }: SpecialFeature): Passage[] {
  return [
    ...title(given.title),
    ...bio(content),
    ...links(buttonLabel === undefined ? [] : [{ text: buttonLabel, url: buttonUrl }]),
  ];
}
