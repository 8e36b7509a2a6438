// Opens the menu, by the platform alone.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./MastheadBar.module.css";
import { menuId } from "./menu-id.ts";

export function MenuButton({ className }: { className?: string }): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.sign, styles.menu, className)}
      popoverTarget={menuId}
      aria-label="Menu"
    >
      <Icon name="menu" />
    </button>
  );
}
