import type { IslandLife } from "../../../core/client/islands.ts";
import { openController, type LiveEventPage } from "./live-controller.ts";

const counted = (count: number) => `${count} new update${count === 1 ? "" : "s"}`;

/** Counts what waits, and shows it when the reader asks for it. */
export function liveUpdates(element: HTMLElement, page: LiveEventPage, { signal }: IslandLife): void {
  const button = element.querySelector("a");
  const region = element.querySelector("output");
  if (button === null || region === null) return;
  const onCount = (count: number) => {
    button.hidden = count === 0;
    button.textContent = counted(count);
    region.textContent = count > 0 ? counted(count) : "";
  };
  const say = (words: string) => {
    if (button.hidden) region.textContent = words;
  };
  const controller = openController(page, { onCount, say }, signal);
  button.addEventListener(
    "click",
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !controller.showWaiting()) return;
      event.preventDefault();
    },
    { signal },
  );
}
