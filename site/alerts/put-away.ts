// Alerts that a reader has dismissed, kept on the device. The theme script hides them before the first paint. In the browser only.

import { putAwayKey } from "../reader-settings.ts";

const mostKept = 20;

/** What a browser keeps for a page, as far as it does. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export function putAwayAlerts(memory: Memory): string[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(putAwayKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function putAway(memory: Memory, id: string): void {
  const kept = putAwayAlerts(memory).filter((other) => other !== id);
  try {
    memory.setItem(putAwayKey, JSON.stringify([id, ...kept].slice(0, mostKept)));
  } catch {
    // Then it is dismissed on this page alone.
  }
}
