// A row of things that scrolls sideways: by touch, wheel and the arrow keys on its own; by arrow buttons from four items on (LIST-11).

import type { ReactNode } from "react";
import styles from "./Carousel.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";
import { arrowMark } from "./scroll-rows.ts";

const usualArrowsFrom = 4;

export function hasArrows(count: number): boolean {
  return count >= usualArrowsFrom;
}

interface CarouselProps {
  /** What the row holds, for those who cannot see it. */
  label: string;
  /** One element an item. */
  items: readonly ReactNode[];
  /** How wide an item is. */
  size?: "small" | "medium" | "large" | "span";
  /** Where the arrows stand: over the ends of the row, or above it in the line of a title, where they cover nothing. */
  arrows?: "over" | "above";
  /** A row of which only one item is seen at a time needs arrows sooner. */
  arrowsFrom?: number;
  className?: string;
}

export function Carousel({
  label,
  items,
  size = "medium",
  arrows = "over",
  arrowsFrom = usualArrowsFrom,
  className,
}: CarouselProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <div className={classNames(styles.carousel, styles[size], styles[arrows], className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable, for the arrow keys */}
      <ul role="list" className={styles.row} tabIndex={0} aria-label={label}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
      {items.length >= arrowsFrom && (
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
