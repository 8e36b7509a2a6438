import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { title } from "../../../model/words/module-words.ts";

interface Slider {
  title?: string;
  caption?: SafeHtml;
  items: readonly { title?: string; caption?: SafeHtml }[];
}

export function sliderWords({ items, ...given }: Slider): Passage[] {
  return [...title(given.title), ...items.flatMap(slideWords), ...slideWords({ caption: given.caption })];
}

function slideWords({ title: name, caption }: Slider["items"][number]): Passage[] {
  return name === undefined && caption === undefined ? [] : [{ is: "slide", title: name, caption }];
}
