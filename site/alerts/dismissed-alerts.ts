// Alerts that a reader has dismissed, saved on the device. The theme script hides them before the first paint. In the browser only.

import { dismissedAlertsKey } from "../reader-settings.ts";

const mostStored = 20;

/** What a browser keeps for a page, as far as it does. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export function dismissedAlerts(memory: Memory): string[] {
  try {
    const saved: unknown = JSON.parse(memory.getItem(dismissedAlertsKey) ?? "[]");
    return Array.isArray(saved) ? saved.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function dismissAlert(memory: Memory, id: string): void {
  const saved = dismissedAlerts(memory).filter((other) => other !== id);
  try {
    memory.setItem(dismissedAlertsKey, JSON.stringify([id, ...saved].slice(0, mostStored)));
  } catch {
    // Then it is dismissed on this page alone.
  }
}
