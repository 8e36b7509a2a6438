// HEADER-06: every category with its subcategories, in one sheet. A native popover: it opens without script, closes with Escape or a click
// beside it, and gives the focus back. On a phone it is a drawer whose categories unfold.

import { useEffect, useRef, type ReactNode } from "react";
import styles from "./Menu.module.css";
import { menuId } from "./menu-id.ts";
import { MenuContents, MenuEnd } from "./MenuContents.tsx";
import type { DeadLinks } from "./shown-links.ts";
import { Still } from "./Still.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

export function Menu({ dead = [] }: { dead?: DeadLinks }): ReactNode {
  const version = dead.join(" ");
  const sheet = useRef<HTMLElement>(null);

  // A followed link leaves the menu behind; a page change without a document load would not close it.
  useEffect(() => {
    const menu = sheet.current;
    const closeOnFollow = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a") !== null) menu?.hidePopover();
    };
    menu?.addEventListener("click", closeOnFollow);
    return () => menu?.removeEventListener("click", closeOnFollow);
  }, []);

  return (
    <nav ref={sheet} id={menuId} className={styles.sheet} popover="auto" data-sheet="" aria-label="All sections">
      <Still id="menu-contents" version={version} part={import.meta.env.SSR && <MenuContents dead={dead} />} />
      <div className={styles.end}>
        <div className={`frame ${styles.endRow}`}>
          <Still id="menu-end" version={version} part={import.meta.env.SSR && <MenuEnd dead={dead} />} />
          <ThemeSwitch className={styles.theme} />
        </div>
      </div>
    </nav>
  );
}
