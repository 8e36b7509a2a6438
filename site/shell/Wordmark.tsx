// The publisher's name as drawn in brand-art/wordmark.svg and mark.svg, inline so that it needs no request and takes the colour around it.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./Wordmark.module.css";
import { letters, slices } from "./wordmark-outlines.ts";

function Globe(): ReactNode {
  return (
    <>
      <circle className={styles.globe} cx="32" cy="32" r="32" />
      <path className={styles.slices} transform="rotate(20 32 32)" d={slices} />
    </>
  );
}

export function Mark({ className }: { className?: string }): ReactNode {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 64 64" aria-hidden="true">
      <Globe />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }): ReactNode {
  return (
    <svg className={classNames(styles.wordmark, className)} viewBox="0 0 809 132" aria-hidden="true">
      <g transform="scale(2.0625)">
        <Globe />
      </g>
      <g fill="currentColor" fillRule="evenodd">
        {letters.map(([x, outline]) => (
          <path key={x} transform={`translate(${x} 16)`} d={outline} />
        ))}
      </g>
    </svg>
  );
}
