// The frame of a shelf: its title, what it is about, and the row.

import type { ReactNode } from "react";
import { Module } from "../../blocks/Module.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import type { Shelf } from "./shelf.ts";
import styles from "./Shelf.module.css";

interface ShelfFrameProps {
  shelf: Shelf;
  items: readonly ReactNode[];
  className?: string;
}

export function ShelfFrame({
  shelf: { title, url, linkText, description },
  items,
  className,
}: ShelfFrameProps): ReactNode {
  const more = url === undefined || linkText === undefined ? undefined : { text: linkText, url };
  return (
    <Module title={title} url={url} more={more}>
      <p className={styles.description}>{description}</p>
      <Carousel label={title} items={items} className={classNames(styles.row, className)} />
    </Module>
  );
}
