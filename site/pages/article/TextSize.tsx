// Makes the story's text smaller or larger and remembers it. The theme script applies the choice before the first paint of the next page.

import type { ReactNode } from "react";
import { nextTextSize } from "../../article/text-size.ts";
import { textSizeKey } from "../../reader-settings.ts";
import { classNames } from "../../ui/class-names.ts";

interface TextSizeProps {
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

function change(step: 1 | -1): void {
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

export function TextSize({ className, buttonClassName }: TextSizeProps): ReactNode {
  return (
    <fieldset className={classNames("needs-script", className)} aria-label="Text size">
      <button type="button" className={buttonClassName} aria-label="Smaller text" onClick={() => change(-1)}>
        A<span aria-hidden="true">−</span>
      </button>
      <button type="button" className={buttonClassName} aria-label="Larger text" onClick={() => change(1)}>
        A<span aria-hidden="true">+</span>
      </button>
    </fieldset>
  );
}
