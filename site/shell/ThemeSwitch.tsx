// Light, dark, or as the system says. The choice is saved in a cookie and applied before the first paint of every page (theme-script.ts).

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { themeChoices, type ThemeChoice } from "./theme-choice.ts";
import styles from "./ThemeSwitch.module.css";

const looks: Readonly<Record<ThemeChoice, { label: string; icon: IconName }>> = {
  light: { label: "Light", icon: "sun" },
  dark: { label: "Dark", icon: "moon" },
  system: { label: "System", icon: "system" },
};

interface ThemeSwitchProps {
  /** The name of its fields. */
  group: string;
  /** Absent: the server draws it, and a script follows it (`theme-switch.ts`). */
  chosen?: ThemeChoice;
  onChoose?: (choice: ThemeChoice) => void;
  className?: string;
}

export function ThemeSwitch({ group, chosen, onChoose, className }: ThemeSwitchProps): ReactNode {
  const state = (value: ThemeChoice) =>
    onChoose === undefined
      ? { defaultChecked: value === "system" }
      : { checked: value === chosen, onChange: () => onChoose(value) };
  return (
    <fieldset className={classNames("needs-script", styles.switch, className)}>
      <legend className="visually-hidden">Theme</legend>
      {themeChoices.map((value) => (
        <label key={value} className={styles.choice}>
          <input className="visually-hidden" type="radio" name={group} value={value} {...state(value)} />
          <Icon name={looks[value].icon} />
          {looks[value].label}
        </label>
      ))}
    </fieldset>
  );
}
