// What stands under the printed story: where it is on the web, the footer navigation (on the screen only), the legal text.

import { use, type ReactNode } from "react";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { yearOf } from "../../lib/dates.ts";
import { DeadLinksOfPage } from "../../shell/dead-links-of-page.ts";
import { shownFooter } from "../../shell/shown-links.ts";
import { LegalLine } from "../../ui/LegalLine.tsx";
import type { PrintPageProps } from "./print-props.ts";
import styles from "./PrintFooter.module.css";

export function PrintFooter({ canonicalUrl }: Pick<PrintPageProps, "canonicalUrl">): ReactNode {
  return (
    <footer className={styles.footer}>
      <p className={styles.address}>
        This story on the web:{" "}
        <a className={styles.url} href={canonicalUrl}>
          {canonicalUrl}
        </a>
      </p>
      <nav aria-label="Footer">
        <ul role="list" className={styles.links}>
          {shownFooter(use(DeadLinksOfPage)).map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <LegalLine year={yearOf(useRenderedAt())} className={styles.legal} />
    </footer>
  );
}
