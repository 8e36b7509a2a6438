// NETBAR-01: the publisher's other houses, in a slim line above everything. They open in a new tab (HEADER-07).

import type { ReactNode } from "react";
import { brand } from "../../model/brand.ts";
import styles from "./NetworkBar.module.css";

export function NetworkBar(): ReactNode {
  if (brand.network.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={`${brand.shortName} network`}>
      <ul className={`plain-list frame ${styles.list}`}>
        {brand.network.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
