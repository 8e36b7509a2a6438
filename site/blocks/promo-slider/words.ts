import type { Passage } from "../../../model/words/passage.ts";
import { links, title } from "../../../model/words/module-words.ts";

interface PromoSlider {
  title?: string;
  slides: readonly { title: string; url: string; showTitle?: string }[];
}

export function promoSliderWords({ slides, ...given }: PromoSlider): Passage[] {
  const lines = slides.map((slide) => ({
    text: [slide.showTitle, slide.title].filter(Boolean).join(": "),
    url: slide.url,
  }));
  return [...title(given.title), ...links(lines)];
}
