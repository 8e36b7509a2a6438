import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { bio, links, title } from "../../../model/words/module-words.ts";

interface Event {
  title: string;
  url?: string;
  description?: SafeHtml;
  location?: { name: string };
}

interface PersonalityEvents {
  title?: string;
  items: readonly Event[];
}

export function personalityEventsWords({ items, ...given }: PersonalityEvents): Passage[] {
  return [
    ...title(given.title),
    ...items.flatMap((event) => [
      ...links([{ text: [event.title, event.location?.name].filter(Boolean).join(", "), url: event.url }]),
      ...bio(event.description),
    ]),
  ];
}
