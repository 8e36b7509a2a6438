// The reader's choices as they are saved on the device: one versioned entry of local storage, never sent anywhere.

import { purposes, type Choices } from "./may-load.ts";

export const choicesKey = "privacy-choices";
/** The services whose embeds load by themselves, because the reader said so at one of them. */
export const servicesKey = "embeds-always";
const version = 1;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** What another version wrote, or nobody can read, is no choice. */
export function parseChoices(text: string | null): Choices {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    if (typeof saved !== "object" || saved === null || !("version" in saved) || saved.version !== version) return {};
    const values = new Map<string, unknown>(Object.entries(saved));
    return Object.fromEntries(
      purposes.flatMap((purpose) => {
        const value = values.get(purpose);
        return typeof value === "boolean" ? [[purpose, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** A browser that keeps nothing refuses even to be asked. */
export function readChoices(storage: () => Storage = () => localStorage): Choices {
  try {
    return parseChoices(storage().getItem(choicesKey));
  } catch {
    return {};
  }
}

/** False when the browser keeps nothing. With no choice left, what was said of single services is forgotten too. */
export function saveChoices(choices: Choices, storage: () => Storage = () => localStorage): boolean {
  try {
    if (Object.keys(choices).length === 0) for (const key of [choicesKey, servicesKey]) storage().removeItem(key);
    else storage().setItem(choicesKey, JSON.stringify({ version, ...choices }));
    return true;
  } catch {
    return false;
  }
}
