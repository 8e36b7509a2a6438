// A row of things that scrolls sideways: by touch, wheel and the arrow keys on its own; by arrow buttons from four items on (LIST-11).

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import styles from "./Carousel.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";
import { SafeHtml } from "./SafeHtml.tsx";
import { arrowMark } from "./scroll-rows.ts";

const usualArrowsFrom = 4;

export function hasArrows(count: number): boolean {
  return count >= usualArrowsFrom;
}

/** Items that were drawn before, each as a `CarouselItem`. */
export interface DrawnItems {
  html: SafeText;
  length: number;
}

/** One element an item, with keys, or what was drawn of them. */
export type CarouselItems = readonly ReactNode[] | DrawnItems;

interface CarouselProps {
  /** What the row holds, for those who cannot see it. */
  label: string;
  items: CarouselItems;
  /** How wide an item is. */
  size?: "small" | "medium" | "large" | "span";
  /** Where the arrows stand: over the ends of the row, or above it in the line of a title, where they cover nothing. */
  arrows?: "over" | "above";
  /** A row of which only one item is seen at a time needs arrows sooner. */
  arrowsFrom?: number;
  className?: string | undefined;
}

export function CarouselItem({ children }: { children: ReactNode }): ReactNode {
  return <li className={styles.item}>{children}</li>;
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
  // A scrolling region must be reachable, so that the arrow keys can scroll it.
  const row = { role: "list", className: styles.row, tabIndex: 0, "aria-label": label };
  return (
    <div className={classNames(styles.carousel, styles[size], styles[arrows], className)}>
      {"html" in items ? (
        <SafeHtml as="ul" html={items.html} {...row} />
      ) : (
        <ul {...row}>
          {items.map((item, index) => (
            <CarouselItem key={index}>{item}</CarouselItem>
          ))}
        </ul>
      )}
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
