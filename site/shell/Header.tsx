// The masthead (HEADER-01 … HEADER-04) and the row of sections, of which one stays on top while the page scrolls: the masthead on a phone,
// the sections on a wider screen. Only CSS does that.

import { useEffect, type ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Clock } from "./Clock.tsx";
import styles from "./Header.module.css";
import bar from "./MastheadBar.module.css";
import { MastheadEnd, MastheadStart } from "./Masthead.tsx";
import { MenuButton } from "./MenuButton.tsx";
import { currentMark, type NavigationPlace } from "./navigation-place.ts";
import { SearchForm } from "./SearchForm.tsx";
import { markSections, sectionsId } from "./section-urls.ts";
import { SectionList, SectionMark } from "./SectionRow.tsx";
import { type DeadLinks, leadsToTelevision, shownNavigation } from "./shown-links.ts";
import { Still } from "./Still.tsx";

interface HeaderProps {
  place: NavigationPlace;
  dead?: DeadLinks;
}

export function Header({ place, dead = [] }: HeaderProps): ReactNode {
  useEffect(() => markSections((url) => currentMark(place, url)), [place]);
  const version = dead.join(" ");
  return (
    <header className={styles.header}>
      <div className={classNames(bar.navy, styles.masthead)}>
        <div className={classNames("frame", bar.bar, styles.top)}>
          <Still id="masthead-start" part={import.meta.env.SSR && <MastheadStart />} />
          <Clock dated className={styles.clock} />
          <SearchForm className={styles.search} />
          <Still id="masthead-end" version={version} part={import.meta.env.SSR && <MastheadEnd dead={dead} />} />
        </div>
      </div>
      <nav className={classNames(bar.navy, styles.sections)} aria-label="Sections">
        <div className={`frame ${styles.row}`}>
          <MenuButton className={styles.wideOnly} />
          <Still id="section-mark" part={import.meta.env.SSR && <SectionMark />} />
          <Clock className={styles.phoneClock} />
          <Still
            id={sectionsId}
            version={`${version} ${JSON.stringify(place)}`}
            part={
              import.meta.env.SSR && (
                <SectionList links={shownNavigation(dead)} place={place} hasWatch={leadsToTelevision(dead)} />
              )
            }
          />
        </div>
      </nav>
    </header>
  );
}
