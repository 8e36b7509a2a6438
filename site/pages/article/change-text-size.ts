// Makes the story's text one step smaller or larger and remembers it. The theme script applies the choice before the first paint of the next
// page.

import { nextTextSize } from "../../article/text-size.ts";
import { textSizeKey } from "../../reader-settings.ts";

export function changeTextSize(step: 1 | -1): void {
  const { dataset } = document.documentElement;
  const size = nextTextSize(dataset["textSize"], step);
  if (size === undefined) delete dataset["textSize"];
  else dataset["textSize"] = size;
  try {
    if (size === undefined) localStorage.removeItem(textSizeKey);
    else localStorage.setItem(textSizeKey, size);
  } catch {
    // A browser that keeps nothing: the size holds for this page.
  }
}
