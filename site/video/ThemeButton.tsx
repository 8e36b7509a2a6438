// Where the theme is changed on a page of the video room.

import type { ReactNode } from "react";
import { Island } from "../Island.tsx";
import { classNames } from "../ui/class-names.ts";
import { DarkTheme } from "./DarkTheme.tsx";
import styles from "./ThemeButton.module.css";

export function ThemeButton({ className }: { className?: string }): ReactNode {
  return (
    <Island
      name="dark-theme"
      component={DarkTheme}
      props={{ className: styles.button }}
      className={classNames("needs-script", className)}
    />
  );
}
