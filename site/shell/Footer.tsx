// FOOTER-01, FOOTER-02: the site map, the fixed links, and what must be said at the end of every page.

import type { ReactNode } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";
import { yearOf } from "../lib/dates.ts";
import { Icon } from "../ui/Icon.tsx";
import { LegalLine } from "../ui/LegalLine.tsx";
import styles from "./Footer.module.css";
import { FooterContents } from "./FooterContents.tsx";
import type { DeadLinks } from "./shown-links.ts";

export function Footer({ dead = [] }: { dead?: DeadLinks }): ReactNode {
  const year = yearOf(useRenderedAt());
  return (
    <footer className={styles.footer}>
      <div className="frame">
        <FooterContents dead={dead} />
        <div className={styles.end}>
          <LegalLine year={year} className={styles.legal} />
          <a className={styles.back} href="#top">
            Back to top
            <Icon name="arrow-up" />
          </a>
        </div>
      </div>
    </footer>
  );
}
