// Dark or light, by one press, on the pages of the video room (VIDEO-01). What the reader has not chosen is as the system says.

import type { IslandLife } from "../../core/client/islands.ts";
import { chooseTheme, chosenTheme, onThemeChange } from "../shell/theme-choice.ts";

function isDark(): boolean {
  const chosen = chosenTheme();
  return chosen === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}

export function controlDarkTheme(element: HTMLElement, _: object, { signal }: IslandLife): void {
  const button = element.querySelector("button");
  const show = () => button?.setAttribute("aria-pressed", String(isDark()));
  button?.addEventListener("click", () => chooseTheme(isDark() ? "light" : "dark"), { signal });
  signal.addEventListener("abort", onThemeChange(show));
  show();
}
