// An ad slot with a house promo in it. The promo fills the space it gets, with art of its own beside the words.

import type { ReactNode } from "react";
import { AdSlot, type AdDevice } from "../ui/AdSlot.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./HouseAd.module.css";
import { housePromoFor } from "./house-promos.ts";

interface HouseAdProps {
  /** e.g. lb2, ban1. */
  slot: string;
  device?: AdDevice | undefined;
  /** A strip is no taller than a line of text and a button. */
  shape?: "box" | "strip" | "tall";
  className?: string;
}

/** Tablet and desktop slots share their names (ADS-03), but a document may hold an id only once. */
function elementId(slot: string, device: AdDevice | undefined): string {
  return device === "tablet" ? `${slot}-tablet` : slot;
}

export function HouseAd({ slot, device, shape = "box", className }: HouseAdProps): ReactNode {
  const { tone, label, headline, text, button, url } = housePromoFor(slot);
  return (
    <AdSlot
      id={elementId(slot, device)}
      className={classNames(shape === "strip" && styles.stripSlot, className)}
      {...(device && { device })}
    >
      <div className={classNames(styles.place, styles[shape])}>
        <a className={classNames(styles.promo, styles[tone])} href={url}>
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            <span className={styles.headline}>{headline}</span>
            <span className={styles.text}>{text}</span>
          </span>
          <span className={styles.button}>{button}</span>
          <span className={styles.art} aria-hidden="true" />
        </a>
      </div>
    </AdSlot>
  );
}
