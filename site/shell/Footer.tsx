// FOOTER-01, FOOTER-02: the site map, the fixed links, and what must be said at the end of every page.

import type { ReactNode } from "react";
import { Icon } from "../ui/Icon.tsx";
import { LegalLine } from "../ui/LegalLine.tsx";
import styles from "./Footer.module.css";
import { FooterContents } from "./FooterContents.tsx";
import { Still } from "./Still.tsx";

export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className="frame">
        <Still id="footer-contents" part={import.meta.env.SSR && <FooterContents />} />
        <div className={styles.end}>
          <LegalLine className={styles.legal} />
          <a className={styles.back} href="#top">
            Back to top
            <Icon name="arrow-up" />
          </a>
        </div>
      </div>
    </footer>
  );
}
