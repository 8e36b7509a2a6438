// The few signs the interface needs, drawn on a grid of 24. Silent: what they stand beside or in says what they mean.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Icon.module.css";

const lines = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5 5 19",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21",
  "chevron-right": "m9 5 7 7-7 7",
  "chevron-left": "m15 5-7 7 7 7",
  "chevron-down": "m5 9 7 7 7-7",
  "arrow-up": "M12 20V5M5 12l7-7 7 7",
  external: "M8 6h10v10M18 6 6 18",
  bookmark: "M6.5 4h11v16.5L12 16.5l-5.5 4z",
  share: "M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8",
  check: "m4.5 12.5 5 5 10-11",
  print: "M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z",
  listen: "M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v6H4zM17 14h3v6h-3z",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5.5l3.5 2",
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 7 8-7",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  system: "M3 5h18v11H3zM8 20.5h8M12 16v4.5",
} as const;

const shapes = {
  play: "M7 4.5v15l12.5-7.5z",
  camera: "M3 7h4l2-2.5h6L17 7h4v12H3zm9 2.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
} as const;

export type IconName = keyof typeof lines | keyof typeof shapes;

function isLine(name: IconName): name is keyof typeof lines {
  return name in lines;
}

export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  const line = isLine(name);
  return (
    <svg
      className={classNames(styles.icon, line ? styles.line : styles.shape, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={line ? lines[name] : shapes[name]} />
    </svg>
  );
}
