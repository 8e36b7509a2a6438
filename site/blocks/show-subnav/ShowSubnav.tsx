// The pages of a show, in a line under its banner (HEAD-06).

import type { ReactNode } from "react";
import type { BlockProps } from "../schemas.ts";
import styles from "./ShowSubnav.module.css";

export function ShowSubnav({ title, links }: BlockProps<"show-subnav">): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.subnav}>
      <ul role="list" className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.link} href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
