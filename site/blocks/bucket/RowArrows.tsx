// Arrows that scroll the row they stand beside by a little less than its width.

import { useRef, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./VideoRow.module.css";

export function RowArrows({ label }: { label: string }): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const move = (direction: 1 | -1) => {
    const row = own.current?.closest(`.${styles.frame}`)?.querySelector("ul");
    row?.scrollBy({ left: direction * row.clientWidth * 0.85, behavior: "smooth" });
  };
  return (
    <div ref={own} className={classNames("needs-script", styles.arrows)}>
      <button type="button" className={styles.arrow} aria-label={`Previous in ${label}`} onClick={() => move(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className={styles.arrow} aria-label={`Next in ${label}`} onClick={() => move(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
