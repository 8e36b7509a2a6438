// Light, dark, or as the system says. The choice is saved in a cookie and applied before the first paint of every page (theme-script.ts).

import { useId, useSyncExternalStore, type ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { chooseTheme, chosenTheme, onThemeChange, type ThemeChoice } from "./theme-choice.ts";
import styles from "./ThemeSwitch.module.css";

const choices: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "System", icon: "system" },
];

const onServer = (): ThemeChoice => "system";

export function ThemeSwitch({ className }: { className?: string }): ReactNode {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, onServer);
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
            onChange={() => chooseTheme(value)}
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
