// The signs that only galleries use: not among those of the shell, so that other pages do not carry them.

import type { ReactNode } from "react";
import styles from "./GallerySign.module.css";

const paths = {
  filmstrip: "M3 5h18v9H3zM3 18h4M10 18h4M17 18h4",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  fullscreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

export function GallerySign({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
