// Changes the size of stories' text and remembers it. The theme script applies the choice before the first paint of the next page.

import { nextTextSize, type TextSizeName } from "../../article/text-size.ts";
import { saveMark } from "../../save-mark.ts";
import { textSizeKey } from "../../reader-settings.ts";

/** One step smaller or larger. */
export function changeTextSize(step: 1 | -1): void {
  setTextSize(nextTextSize(document.documentElement.dataset["textSize"], step));
}

export function setTextSize(size: TextSizeName): void {
  saveMark("textSize", textSizeKey, size);
}
