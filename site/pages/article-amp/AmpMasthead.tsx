// AMP-01: the header of AMP pages and the sidebar menu that it opens. Without script the footer leads to the same places.

import { use, type ReactNode } from "react";
import { brand } from "../../../model/brand.ts";
import bar from "../../shell/MastheadBar.module.css";
import { WatchButton } from "../../shell/WatchButton.tsx";
import { Wordmark } from "../../shell/Wordmark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./AmpMasthead.module.css";
import { DeadLinksOfPage } from "../../shell/dead-links-of-page.ts";
import { leadsToTelevision, living } from "../../shell/shown-links.ts";

const menuId = "menu";

function Brand(): ReactNode {
  return (
    <a className={bar.brand} href="/" aria-label={`${brand.name}, home`}>
      <Wordmark />
    </a>
  );
}

/** AMP wants it to be a child of the body. */
export function AmpSidebar(): ReactNode {
  const dead = use(DeadLinksOfPage);
  return (
    <amp-sidebar id={menuId} className={classNames(bar.navy, styles.sidebar)} layout="nodisplay" side="left">
      <div className={classNames(bar.bar, styles.head)}>
        <Brand />
        <button type="button" className={bar.sign} on={`tap:${menuId}.close`} aria-label="Close the menu">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Sections">
        <ul className="plain-list">
          {living(brand.ampMenu, dead).map(({ label, url }) => (
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
    <header className={classNames(bar.navy, styles.masthead)}>
      <div className={classNames("frame", bar.bar)}>
        <button type="button" className={classNames(bar.sign, bar.menu)} on={`tap:${menuId}.open`} aria-label="Menu">
          <Icon name="menu" />
        </button>
        <Brand />
        {leadsToTelevision(use(DeadLinksOfPage)) && <WatchButton />}
      </div>
    </header>
  );
}
