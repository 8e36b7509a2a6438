import type { Passage } from "../../../model/words/passage.ts";

/** An invitation to write: the names of its fields say nothing without them. */
export function contactFormWords({ title }: { title: string }): Passage[] {
  return [{ is: "control", title }];
}
