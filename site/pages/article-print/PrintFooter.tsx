// What stands under the printed story: where it is on the web, the footer navigation (on the screen only), the legal text.

import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import { yearOf } from "../../lib/dates.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { footerLinks } from "../../shell/navigation-links.ts";
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
          {footerLinks.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.legal}>
        © {yearOf(useRenderedAt())} {brand.name}. All rights reserved. This material may not be published, broadcast,
        rewritten or redistributed. All times Eastern.
      </p>
    </footer>
  );
}
