// A news alert. The server draws it above the page; one that comes while a page is open floats at the foot of the window, where it moves
// nothing (`site/alerts/live-alerts.ts`).

import type { ReactNode } from "react";
import type { ShownAlert } from "../alerts/shown-alert.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./AlertBanner.module.css";

export function AlertBanner({ alert }: { alert: ShownAlert | undefined }): ReactNode {
  if (alert === undefined) return null;
  const { id, rev, label, text, url, until } = alert;
  return (
    <aside
      className={`screen-only ${styles.banner}`}
      aria-label="News alert"
      data-alert={id}
      data-rev={rev}
      data-until={until}
    >
      <div className={`frame ${styles.row}`}>
        <p className={styles.words}>
          <strong className={styles.label}>{label}</strong>
          {url === undefined ? (
            <span className={styles.text}>{text}</span>
          ) : (
            <a className={styles.text} href={url}>
              {text}
            </a>
          )}
        </p>
        <button
          type="button"
          className={`needs-script ${styles.close}`}
          data-put-away=""
          aria-label="Dismiss this alert"
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
