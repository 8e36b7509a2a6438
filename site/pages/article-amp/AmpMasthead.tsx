// AMP-01: the header of AMP pages and the sidebar menu that it opens. Without script the footer leads to the same places.

import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { Wordmark } from "../../shell/Wordmark.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AmpMasthead.module.css";
import { ampNavigation } from "./amp-navigation.ts";

const menuId = "menu";

function Brand(): ReactNode {
  return (
    <a className={styles.brand} href="/" aria-label={`${brand.name}, home`}>
      <Wordmark />
    </a>
  );
}

/** AMP wants it to be a child of the body. */
export function AmpSidebar(): ReactNode {
  return (
    <amp-sidebar id={menuId} className={styles.sidebar} layout="nodisplay" side="left">
      <div className={styles.bar}>
        <Brand />
        <button type="button" className={styles.sign} on={`tap:${menuId}.close`} aria-label="Close the menu">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Sections">
        <ul className="plain-list">
          {ampNavigation.map(({ label, url }) => (
            <li key={url}>
              <a className={styles.link} href={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </amp-sidebar>
  );
}

export function AmpMasthead(): ReactNode {
  return (
    <header className={styles.masthead}>
      <div className={`frame ${styles.bar}`}>
        <button type="button" className={styles.sign} on={`tap:${menuId}.open`} aria-label="Menu">
          <Icon name="menu" />
        </button>
        <Brand />
        <a className={styles.watch} href={brand.watchLive}>
          <Icon name="play" />
          Watch TV
        </a>
      </div>
    </header>
  );
}
