// Light, dark, or as the system says. The choice is kept in a cookie and applied before the first paint of every page (theme-script.ts).

import { useId, useSyncExternalStore, type ReactNode } from "react";
import { themeCookie, type Theme } from "../reader-settings.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import styles from "./ThemeSwitch.module.css";

type Choice = Theme | "system";

const choices: readonly { value: Choice; label: string; icon: IconName }[] = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "System", icon: "system" },
];

const changedEvent = "themechange";
const aYear = 365 * 24 * 60 * 60;

function choose(choice: Choice): void {
  const root = document.documentElement;
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  document.cookie = `${themeCookie}=${choice}; path=/; max-age=${choice === "system" ? 0 : aYear}; samesite=lax`;
  document.dispatchEvent(new Event(changedEvent));
}

function current(): Choice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(changed: () => void): () => void {
  document.addEventListener(changedEvent, changed);
  return () => document.removeEventListener(changedEvent, changed);
}

const onServer = (): Choice => "system";

export function ThemeSwitch({ className }: { className?: string }): ReactNode {
  const chosen = useSyncExternalStore(subscribe, current, onServer);
  const group = useId();
  return (
    <fieldset className={classNames("needs-script", styles.switch, className)}>
      <legend className="visually-hidden">Theme</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value} className={styles.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name={group}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
