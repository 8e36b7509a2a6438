// HEADER-06: every category with its subcategories, in one sheet. A native popover: it opens without script, closes with Escape or a click
// beside it, and gives the focus back. On a phone it is a drawer whose categories unfold.

import type { ReactNode } from "react";
import styles from "./Menu.module.css";
import { menuId } from "./menu-id.ts";
import { MenuContents, MenuEnd } from "./MenuContents.tsx";
import type { DeadLinks } from "./shown-links.ts";
import { menuTheme } from "./theme-switch.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

export function Menu({ dead = [] }: { dead?: DeadLinks }): ReactNode {
  return (
    <nav id={menuId} className={styles.sheet} popover="auto" data-sheet="" aria-label="All sections">
      <MenuContents dead={dead} />
      <div className={styles.end}>
        <div className={`frame ${styles.endRow}`}>
          <MenuEnd dead={dead} />
          <ThemeSwitch group={menuTheme} className={styles.theme} />
        </div>
      </div>
    </nav>
  );
}
