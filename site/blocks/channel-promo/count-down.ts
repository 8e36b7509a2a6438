import type { IslandLife } from "../../../core/client/islands.ts";
import { eachMinute } from "../../lib/each-minute.ts";
import { countdownLabel, countdownUnits, remaining } from "./countdown.ts";
import type { CountdownProps } from "./CountdownClock.tsx";

/** The minutes pass. */
export function countDown(element: HTMLElement, { from }: CountdownProps, { renderedAt, signal }: IslandLife): void {
  const values = element.querySelectorAll("b");
  const move = () => {
    const left = remaining(from, Math.max(Date.now() - renderedAt, 0));
    countdownUnits.forEach(({ of }, index) => {
      const value = values[index];
      if (value !== undefined) value.textContent = String(left[of]);
    });
    element.querySelector("[role=timer]")?.setAttribute("aria-label", countdownLabel(left));
  };
  move();
  signal.addEventListener("abort", eachMinute(move));
}
