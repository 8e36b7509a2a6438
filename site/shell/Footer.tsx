// FOOTER-01, FOOTER-02: the site map, the fixed links, and what must be said at the end of every page.

import type { ReactNode } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";
import { yearOf } from "../lib/dates.ts";
import { Icon } from "../ui/Icon.tsx";
import { LegalLine } from "../ui/LegalLine.tsx";
import styles from "./Footer.module.css";
import { FooterContents } from "./FooterContents.tsx";
import type { DeadLinks } from "./shown-links.ts";
import { Still } from "./Still.tsx";

export function Footer({ dead = [] }: { dead?: DeadLinks }): ReactNode {
  const year = yearOf(useRenderedAt());
  return (
    <footer className={styles.footer}>
      <div className="frame">
        <Still
          id="footer-contents"
          version={dead.join(" ")}
          part={import.meta.env.SSR && <FooterContents dead={dead} />}
        />
        <div className={styles.end}>
          <Still
            id="legal-line"
            version={year}
            part={import.meta.env.SSR && <LegalLine year={year} className={styles.legal} />}
          />
          <a className={styles.back} href="#top">
            Back to top
            <Icon name="arrow-up" />
          </a>
        </div>
      </div>
    </footer>
  );
}
