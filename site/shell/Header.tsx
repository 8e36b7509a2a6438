// The masthead (HEADER-01 … HEADER-04) and the row of sections, of which one stays on top while the page scrolls: the masthead on a phone,
// the sections on a wider screen. Only CSS does that.

import type { ReactNode } from "react";
import { brandInBrowser } from "../../model/brand-in-browser.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import { Clock } from "./Clock.tsx";
import styles from "./Header.module.css";
import bar from "./MastheadBar.module.css";
import { MastheadEnd, MastheadStart } from "./Masthead.tsx";
import { menuId } from "./menu-id.ts";
import { MenuButton } from "./MenuButton.tsx";
import { mainNavigation, moreLabel, type NavigationPlace } from "./navigation-links.ts";
import { SearchForm } from "./SearchForm.tsx";
import { Still } from "./Still.tsx";
import { WatchButton } from "./WatchButton.tsx";
import { Mark } from "./Wordmark.tsx";

function currentMark({ section, isFront }: NavigationPlace, url: string): "page" | "true" | undefined {
  if (section !== url) return undefined;
  return isFront ? "page" : "true";
}

export function Header({ place }: { place: NavigationPlace }): ReactNode {
  return (
    <header className={styles.header}>
      <div className={classNames(bar.navy, styles.masthead)}>
        <div className={classNames("frame", bar.bar, styles.top)}>
          <Still id="masthead-start" part={import.meta.env.SSR && <MastheadStart />} />
          <Clock dated className={styles.clock} />
          <SearchForm className={styles.search} />
          <Still id="masthead-end" part={import.meta.env.SSR && <MastheadEnd />} />
        </div>
      </div>
      <nav className={classNames(bar.navy, styles.sections)} aria-label="Sections">
        <div className={`frame ${styles.row}`}>
          <MenuButton className={styles.wideOnly} />
          <a className={styles.mark} href="/" aria-label={`${brandInBrowser.name}, home`}>
            <Mark />
          </a>
          <Clock className={styles.phoneClock} />
          <ul className={`plain-list ${styles.list}`}>
            {mainNavigation.map(({ label, url }) => (
              <li key={url}>
                <a className={styles.section} href={url} aria-current={currentMark(place, url)}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button type="button" className={styles.section} popoverTarget={menuId}>
                {moreLabel}
                <Icon name="chevron-down" className={styles.moreSign} />
              </button>
            </li>
          </ul>
          <WatchButton className={classNames(styles.watch, styles.stuckWatch)} />
        </div>
      </nav>
    </header>
  );
}
