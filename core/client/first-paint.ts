// When the first of the document has come to the screen. What is not needed for that would be in its way until then.

import { whenIdle } from "./when-idle.ts";

export function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return whenIdle();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
