// An alert as a locked phone shows it, and as the banner on a page.

import type { ReactNode } from "react";
import { alertLabel, type AlertLevel } from "../../../model/alerts/alert-level.ts";
import styles from "./Alerts.module.css";

interface AlertPreviewProps {
  siteName: string;
  level: AlertLevel;
  text: string;
}

export function AlertPreview({ siteName, level, text }: AlertPreviewProps): ReactNode {
  const label = alertLabel(level);
  const words = text.trim() === "" ? "The text of the alert" : text;
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>On a phone</figcaption>
        <div className={styles.phone}>
          <div className={styles.card}>
            <img src="/icon-192.png" alt="" width="36" height="36" />
            <div>
              <p className={styles.from}>{siteName} · now</p>
              <p className={styles.label}>{label}</p>
              <p className={styles.clamped}>{words}</p>
            </div>
          </div>
        </div>
      </figure>
      <figure className={styles.preview}>
        <figcaption>On a page</figcaption>
        <div className={styles.banner}>
          <strong className={styles.mark}>{label}</strong>
          <span>{words}</span>
        </div>
      </figure>
    </div>
  );
}
