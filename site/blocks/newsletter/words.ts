import { isOn } from "../../../model/brand.ts";
import type { Passage } from "../../../model/words/passage.ts";

interface Newsletter {
  title: string;
  description?: string;
  lists: readonly { title: string; description?: string; when?: string }[];
}

/** An invitation: a story is not about the newsletter that is offered below it. Drawn where the publisher has newsletters, and told there. */
export function newsletterWords({ title, description, lists }: Newsletter): Passage[] {
  return isOn("newsletters") ? [{ is: "control", title, about: description, choices: lists.map(lineOf) }] : [];
}

function lineOf({ title, description, when }: Newsletter["lists"][number]): string {
  const named = when === undefined ? title : `${title} (${when})`;
  return description === undefined ? named : `${named}: ${description}`;
}
