import type { Passage } from "../../../model/words/passage.ts";

/** The buttons are the site's words, and need its script. */
export function cookieSettingWords({ title }: { title: string }): Passage[] {
  return [{ is: "control", title }];
}
