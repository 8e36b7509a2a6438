// A row of things that scrolls sideways: by touch, wheel and the arrow keys on its own; by arrow buttons from four items on (LIST-11).

import type { ReactNode } from "react";
import styles from "./Carousel.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";
import { arrowMark } from "./scroll-rows.ts";

const arrowsFrom = 4;

export function hasArrows(count: number): boolean {
  return count >= arrowsFrom;
}

interface CarouselProps {
  /** What the row holds, for those who cannot see it. */
  label: string;
  /** One element an item, with keys. */
  items: readonly ReactNode[];
  /** How wide an item is. */
  size?: "small" | "medium" | "large";
  className?: string;
}

export function Carousel({ label, items, size = "medium", className }: CarouselProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <div className={classNames(styles.carousel, styles[size], className)}>
      <ul className={`plain-list ${styles.row}`} aria-label={label}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
      {hasArrows(items.length) && (
        <>
          <button
            type="button"
            className={classNames("needs-script", styles.arrow, styles.previous)}
            aria-label={`Previous in ${label}`}
            {...{ [arrowMark]: -1 }}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={classNames("needs-script", styles.arrow, styles.next)}
            aria-label={`Next in ${label}`}
            {...{ [arrowMark]: 1 }}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </div>
  );
}
