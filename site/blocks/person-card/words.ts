import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { bio, note, title } from "../../../model/words/module-words.ts";

interface PersonCard {
  name: string;
  title: string;
  description?: SafeHtml;
  content: readonly SafeHtml[];
}

export function personCardWords(person: PersonCard): Passage[] {
  return [...title(person.name), ...note(person.title), ...bio(person.description), ...person.content.flatMap(bio)];
}
