// Whose embeds load by themselves on this device, because the reader said so. Kept in local storage, sent nowhere.

import { readChoices } from "../privacy/kept-choices.ts";
import type { EmbedKind } from "./embed-schemas.ts";

const alwaysKey = "embeds-always";

interface Waiting {
  kind: EmbedKind;
  load(): void;
}

/** The embeds of the page on show, for a word that is given while it is open. */
const waiting = new Set<Waiting>();

function keptKinds(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(alwaysKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((kind) => typeof kind === "string") : [];
  } catch {
    // A browser that keeps nothing, or what another version wrote.
    return [];
  }
}

/** Calls `load` now or as soon as the reader says so. The word on all embeds goes before that on a single provider's. */
export function whenAlways(kind: EmbedKind, load: () => void): () => void {
  if (readChoices().embeds ?? keptKinds().includes(kind)) load();
  const entry = { kind, load };
  waiting.add(entry);
  return () => void waiting.delete(entry);
}

export function keepAlways(kind: EmbedKind, isAlways: boolean): void {
  const others = keptKinds().filter((kept) => kept !== kind);
  try {
    localStorage.setItem(alwaysKey, JSON.stringify(isAlways ? [...others, kind] : others));
  } catch {
    // Then it holds for this page.
  }
  if (isAlways) for (const entry of waiting) if (entry.kind === kind) entry.load();
}
