// The parts of the masthead that are the same on every page (HEADER-04): before the clock and after the search box.

import type { ReactNode } from "react";
import { addressOf } from "../../model/addresses/address-of.ts";
import { brand } from "../../model/brand.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Header.module.css";
import bar from "./MastheadBar.module.css";
import { MenuButton } from "./MenuButton.tsx";
import { type DeadLinks, leadsSomewhere, leadsToTelevision } from "./shown-links.ts";
import { WatchButton } from "./WatchButton.tsx";
import { Wordmark } from "./Wordmark.tsx";

export function MastheadStart(): ReactNode {
  return (
    <>
      <MenuButton className={styles.phoneOnly} />
      <a className={classNames(bar.brand, styles.brand)} href="/" aria-label={`${brand.name}, home`}>
        <Wordmark />
      </a>
    </>
  );
}

export function MastheadEnd({ dead }: { dead: DeadLinks }): ReactNode {
  return (
    <>
      <a
        className={classNames(bar.sign, styles.phoneOnly)}
        href={addressOf("/search-results/search")}
        aria-label="Search"
      >
        <Icon name="search" />
      </a>
      {brand.login !== undefined && leadsSomewhere(brand.login, dead) && (
        <a className={styles.login} href={brand.login}>
          <Icon name="user" />
          Login
        </a>
      )}
      {leadsToTelevision(dead) && <WatchButton className={styles.watch} />}
    </>
  );
}
