// HEADER-06: every category with its subcategories, in one sheet. A native popover: it opens without script, closes with Escape or a click
// beside it, and gives the focus back. On a phone it is a drawer whose categories unfold.

import { useRef, type MouseEvent, type ReactNode } from "react";
import styles from "./Menu.module.css";
import { menuId } from "./menu-id.ts";
import { MenuContents, MenuEnd } from "./MenuContents.tsx";
import { Still } from "./Still.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

export function Menu(): ReactNode {
  const sheet = useRef<HTMLElement>(null);
  const closeOnFollow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) sheet.current?.hidePopover();
  };

  return (
    <nav ref={sheet} id={menuId} className={styles.sheet} popover="auto" data-sheet="" aria-label="All sections" onClick={closeOnFollow}>
      <Still id="menu-contents" part={import.meta.env.SSR && <MenuContents />} />
      <div className={styles.end}>
        <div className={`frame ${styles.endRow}`}>
          <Still id="menu-end" part={import.meta.env.SSR && <MenuEnd />} />
          <ThemeSwitch className={styles.theme} />
        </div>
      </div>
    </nav>
  );
}
