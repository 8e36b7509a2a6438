// Dark or light, by one press, on the pages of the video room (VIDEO-01). What the reader has not chosen is as the system says.

import { useSyncExternalStore, type ReactNode } from "react";
import { chooseTheme, chosenTheme, onThemeChange } from "../shell/theme-choice.ts";
import { Icon } from "../ui/Icon.tsx";

function isDark(): boolean {
  const chosen = chosenTheme();
  return chosen === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}

export function DarkTheme({ className }: { className?: string }): ReactNode {
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={dark}
      aria-label="Dark theme"
      onClick={() => chooseTheme(dark ? "light" : "dark")}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}
