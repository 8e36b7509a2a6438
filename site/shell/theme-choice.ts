// The theme the reader chose: saved in a cookie, applied to the document, told to every switch on the page (VIDEO-01).

import { themeCookie, type Theme } from "../reader-settings.ts";

export const themeChoices = ["light", "dark", "system"] as const satisfies (Theme | "system")[];

export type ThemeChoice = (typeof themeChoices)[number];

const changedEvent = "themechange";
const aYear = 365 * 24 * 60 * 60;

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  document.cookie = `${themeCookie}=${choice}; path=/; max-age=${choice === "system" ? 0 : aYear}; samesite=lax`;
  document.dispatchEvent(new Event(changedEvent));
}

export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function onThemeChange(changed: () => void): () => void {
  document.addEventListener(changedEvent, changed);
  return () => document.removeEventListener(changedEvent, changed);
}
