// The masthead (HEADER-01 … HEADER-04) and the row of sections, of which one stays on top while the page scrolls: the masthead on a phone,
// the sections on a wider screen. Only CSS does that.

import type { ReactNode } from "react";
import { brand } from "../brand.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import { Clock } from "./Clock.tsx";
import styles from "./Header.module.css";
import { menuId } from "./menu-id.ts";
import { isWithin, mainNavigation, moreLabel } from "./navigation-links.ts";
import { SearchForm } from "./SearchForm.tsx";
import { Mark, Wordmark } from "./Wordmark.tsx";

const home = `${brand.name}, home`;

function MenuButton({ className }: { className?: string }): ReactNode {
  return (
    <button type="button" className={classNames(styles.menuButton, className)} popoverTarget={menuId} aria-label="Menu">
      <Icon name="menu" />
    </button>
  );
}

function WatchButton({ className }: { className?: string }): ReactNode {
  return (
    <a className={classNames(styles.watch, className)} href={brand.watchLive}>
      <Icon name="play" />
      Watch TV
    </a>
  );
}

export function Header({ path }: { path: string }): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.masthead}>
        <div className={`frame ${styles.top}`}>
          <MenuButton className={styles.phoneOnly} />
          <a className={styles.brand} href="/" aria-label={home}>
            <Wordmark />
          </a>
          <Clock dated className={styles.clock} />
          <SearchForm className={styles.search} />
          <a className={classNames(styles.searchLink, styles.phoneOnly)} href="/search-results/search" aria-label="Search">
            <Icon name="search" />
          </a>
          <a className={styles.login} href={brand.login}>
            <Icon name="user" />
            Login
          </a>
          <WatchButton />
        </div>
      </div>
      <nav className={styles.sections} aria-label="Sections">
        <div className={`frame ${styles.row}`}>
          <MenuButton className={styles.wideOnly} />
          <a className={styles.mark} href="/" aria-label={home}>
            <Mark />
          </a>
          <Clock className={styles.phoneClock} />
          <ul role="list" className={styles.list}>
            {mainNavigation.map(({ label, url }) => (
              <li key={url}>
                <a className={styles.section} href={url} aria-current={isWithin(path, url) ? (path === url ? "page" : "true") : undefined}>
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
          <WatchButton className={styles.stuckWatch} />
        </div>
      </nav>
    </header>
  );
}
