import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

interface Image {
  caption?: SafeHtml;
  imageAlt?: string;
}

/** A picture without words is left to those who can see it. */
export function imageWords({ caption, imageAlt }: Image): Passage[] {
  return caption === undefined && imageAlt === undefined ? [] : [{ is: "picture", caption, alt: imageAlt }];
}
