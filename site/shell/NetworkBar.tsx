// NETBAR-01: the publisher's other houses, in a slim line above everything. They open in a new tab (HEADER-07).

import type { ReactNode } from "react";
import { brandInBrowser } from "../../model/brand-in-browser.ts";
import { brand } from "../../model/brand.ts";
import styles from "./NetworkBar.module.css";
import { Still } from "./Still.tsx";

function Links(): ReactNode {
  return (
    <ul className={`plain-list frame ${styles.list}`}>
      {brand.network.map(({ label, url }) => (
        <li key={url}>
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function NetworkBar(): ReactNode {
  return (
    <nav className={styles.bar} aria-label={`${brandInBrowser.shortName} network`}>
      <Still id="network-links" part={import.meta.env.SSR && <Links />} />
    </nav>
  );
}
