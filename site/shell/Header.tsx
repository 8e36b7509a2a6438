// The masthead (HEADER-01 … HEADER-04) and the row of sections, of which one stays on top while the page scrolls: the masthead on a phone,
// the sections on a wider screen. Only CSS does that.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Clock } from "./Clock.tsx";
import styles from "./Header.module.css";
import bar from "./MastheadBar.module.css";
import { MastheadEnd, MastheadStart } from "./Masthead.tsx";
import { MenuButton } from "./MenuButton.tsx";
import type { NavigationPlace } from "./navigation-place.ts";
import { SearchForm } from "./SearchForm.tsx";
import { SectionList, SectionMark } from "./SectionRow.tsx";
import { type DeadLinks, leadsToTelevision, shownNavigation } from "./shown-links.ts";

interface HeaderProps {
  place: NavigationPlace;
  dead?: DeadLinks;
}

export function Header({ place, dead = [] }: HeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <div className={classNames(bar.navy, styles.masthead)}>
        <div className={classNames("frame", bar.bar, styles.top)}>
          <MastheadStart />
          <Clock dated className={styles.clock} />
          <SearchForm className={styles.search} />
          <MastheadEnd dead={dead} />
        </div>
      </div>
      <nav className={classNames(bar.navy, styles.sections)} aria-label="Sections">
        <div className={`frame ${styles.row}`}>
          <MenuButton className={styles.wideOnly} />
          <SectionMark />
          <Clock className={styles.phoneClock} />
          <SectionList links={shownNavigation(dead)} place={place} hasWatch={leadsToTelevision(dead)} />
        </div>
      </nav>
    </header>
  );
}
