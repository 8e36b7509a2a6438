// A breaking-news banner above the page, while the newsroom has one out.

import type { ReactNode } from "react";
import styles from "./AlertBanner.module.css";
import type { ShellData } from "./shell-data.ts";

type Alert = NonNullable<ShellData["alert"]>;

export function AlertBanner({ alert }: { alert: Alert | undefined }): ReactNode {
  if (alert === undefined) return null;
  const label = alert.level ?? "Breaking News";
  return (
    <aside className={`screen-only ${styles.banner}`} aria-label="News alert">
      <p className={`frame ${styles.row}`}>
        <strong className={styles.label}>{label}</strong>
        {alert.url === undefined ? (
          <span className={styles.text}>{alert.text}</span>
        ) : (
          <a className={styles.text} href={alert.url}>
            {alert.text}
          </a>
        )}
      </p>
    </aside>
  );
}
