// Whether anybody is there: a page that has loaded and is not touched does nothing by itself.

import { whenIdle } from "./when-idle.ts";

const signs = ["scroll", "pointerdown", "pointermove", "keydown"] as const;

let moved: Promise<void> | undefined;

/** When the reader does something for the first time after the document has loaded. Where the browser takes a page back to is scrolled to before. */
export function readerMoved(): Promise<void> {
  moved ??= whenIdle().then(
    () =>
      new Promise((resolve) => {
        for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
      }),
  );
  return moved;
}
