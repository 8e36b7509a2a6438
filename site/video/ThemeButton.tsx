// Where the theme is changed on a page of the video room. Its sign is that of what a press leads to.

import type { ReactNode } from "react";
import { Island } from "../Island.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ThemeButton.module.css";

function DarkThemeButton(): ReactNode {
  return (
    <button type="button" className={styles.button} aria-pressed={false} aria-label="Dark theme">
      <Icon name="moon" className={styles.toDark} />
      <Icon name="sun" className={styles.toLight} />
    </button>
  );
}

export function ThemeButton({ className }: { className?: string }): ReactNode {
  return (
    <Island
      name="dark-theme"
      component={DarkThemeButton}
      props={{}}
      wakes="near"
      className={classNames("needs-script", className)}
    />
  );
}
