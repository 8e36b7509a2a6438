// The frame of an advertisement: its height is reserved before anything arrives, so an ad never shifts the page (ADS-05).
// What stands in it, a house promo or an ad, is the child.

import type { ReactNode } from "react";
import styles from "./AdSlot.module.css";
import { classNames } from "./class-names.ts";

export type AdDevice = "desktop" | "tablet" | "mobile";

interface AdSlotProps {
  /** e.g. lb2, ban1. */
  id: string;
  /** Shown on this kind of screen only. */
  device?: AdDevice;
  /** How much is reserved. A strip is for banners only; the header's slot is one on low screens; a tall one holds half a page. */
  shape?: "box" | "strip" | "tall" | "header";
  children?: ReactNode;
  className?: string;
}

export function AdSlot({ id, device, shape = "box", children, className }: AdSlotProps): ReactNode {
  return (
    <aside
      className={classNames(
        "screen-only",
        styles.slot,
        styles[shape],
        device !== undefined && styles[device],
        className,
      )}
      id={id}
      aria-label={`Advertisement ${id}`}
    >
      <span className={styles.label} aria-hidden="true">
        Advertisement
      </span>
      <div className={styles.space}>{children}</div>
    </aside>
  );
}
