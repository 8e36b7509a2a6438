// A row of things that scrolls sideways: by touch, wheel and the arrow keys on its own; by arrow buttons from four items on (LIST-11).

import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./Carousel.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

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
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = () => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const start = scrollLeft < 4;
    const end = scrollLeft + clientWidth > scrollWidth - 4;
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
  };

  useEffect(look, [items.length]);

  const move = (direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: "smooth" });
  };

  if (items.length === 0) return null;
  const arrow = (direction: 1 | -1, atEnd: boolean) => (
    <button
      type="button"
      className={classNames("needs-script", styles.arrow, direction === 1 ? styles.next : styles.previous)}
      aria-label={direction === 1 ? "Next" : "Previous"}
      disabled={atEnd}
      onClick={() => move(direction)}
    >
      <Icon name={direction === 1 ? "chevron-right" : "chevron-left"} />
    </button>
  );

  return (
    <div className={classNames(styles.carousel, styles[size], className)}>
      <ul ref={row} className={`plain-list ${styles.row}`} aria-label={label} onScroll={look}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
      {hasArrows(items.length) && arrow(-1, ends.start)}
      {hasArrows(items.length) && arrow(1, ends.end)}
    </div>
  );
}
