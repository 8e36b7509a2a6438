// Smaller and larger text. The code comes when the reader asks for it.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface TextSizeProps {
  className?: string;
  buttonClassName?: string;
}

async function change(step: 1 | -1): Promise<void> {
  const { changeTextSize } = await import("./change-text-size.ts");
  changeTextSize(step);
}

export function TextSize({ className, buttonClassName }: TextSizeProps): ReactNode {
  return (
    <fieldset className={classNames("needs-script", className)} aria-label="Text size">
      <button type="button" className={buttonClassName} onClick={() => void change(-1)}>
        A−<span className="visually-hidden">, smaller text</span>
      </button>
      <button type="button" className={buttonClassName} onClick={() => void change(1)}>
        A+<span className="visually-hidden">, larger text</span>
      </button>
    </fieldset>
  );
}
