import type { Passage } from "../../../model/words/passage.ts";

/** The choices themselves are the site's words, and need its script. */
export function privacyChoicesWords({ title }: { title: string }): Passage[] {
  return [{ is: "control", title }];
}
