// Whose embeds load by themselves on this device, because the reader said so. Saved in local storage, sent nowhere.

import { tellChange } from "../../core/client/device-changes.ts";
import { readChoices, servicesKey } from "../privacy/saved-choices.ts";

interface Waiting {
  service: string;
  load(): void;
}

/** The embeds of the page on show, for a word that is given while it is open. */
const waiting = new Set<Waiting>();

export function knownServices(): string[] {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(servicesKey) ?? "[]");
    return Array.isArray(cached) ? cached.filter((service) => typeof service === "string") : [];
  } catch {
    // A browser that keeps nothing, or what another version wrote.
    return [];
  }
}

/** Calls `load` now or as soon as the reader says so. The word on all embeds goes before that on a single provider's. */
export function whenAlways(service: string, load: () => void): () => void {
  if (readChoices().embeds ?? knownServices().includes(service)) load();
  const entry = { service, load };
  waiting.add(entry);
  return () => void waiting.delete(entry);
}

export function keepAlways(service: string, isAlways: boolean): void {
  const others = knownServices().filter((other) => other !== service);
  try {
    localStorage.setItem(servicesKey, JSON.stringify(isAlways ? [...others, service] : others));
  } catch {
    // Then it holds for this page.
  }
  if (isAlways) for (const entry of waiting) if (entry.service === service) entry.load();
  // Embeds that nobody has reached for yet.
  tellChange();
}
