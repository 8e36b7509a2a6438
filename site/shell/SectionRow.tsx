// HEADER-01: the row of sections, with the mark before it and the way to the channel behind it.

import { Fragment, type ReactNode } from "react";
import { brand } from "../../model/brand.ts";
import type { BrandLink } from "../../model/brand/brand-file.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Header.module.css";
import { menuId } from "./menu-id.ts";
import { respell } from "../../model/addresses/path-spelling.ts";
import { currentMark, type NavigationPlace } from "./navigation-place.ts";
import { sectionsId } from "./section-marks.ts";
import { WatchButton } from "./WatchButton.tsx";
import { Mark } from "./Wordmark.tsx";

export function SectionMark(): ReactNode {
  return (
    <a className={styles.mark} href="/" aria-label={`${brand.name}, home`}>
      <Mark />
    </a>
  );
}

interface SectionListProps {
  links: readonly BrandLink[];
  place: NavigationPlace;
  hasWatch: boolean;
}

export function SectionList({ links, place, hasWatch }: SectionListProps): ReactNode {
  return (
    <Fragment>
      <ul id={sectionsId} className={`plain-list ${styles.list}`}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.section} href={url} aria-current={currentMark(place, respell(url))}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.section} popoverTarget={menuId}>
            More
            <Icon name="chevron-down" className={styles.moreSign} />
          </button>
        </li>
      </ul>
      {hasWatch && <WatchButton className={classNames(styles.watch, styles.stuckWatch)} />}
    </Fragment>
  );
}
