// The pictures small, as a filmstrip below the gallery or as a grid in its place (SLIDE-02). Plain links to the slides.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import type { Slide } from "./slides.ts";
import styles from "./Thumbnails.module.css";

export function Thumbnails({ slides }: { slides: readonly Slide[] }): ReactNode {
  return (
    <nav className={classNames("needs-script", "screen-only", styles.thumbnails)} aria-label="All pictures">
      <ol className={classNames("plain-list", styles.list)}>
        {slides.map(({ id, url, thumbUrl, alt }, index) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-label={`Picture ${index + 1}: ${alt}`}>
              <Picture
                src={thumbUrl ?? url}
                alt=""
                use="thumbnail"
                sizes="(min-width: 768px) 240px, 45vw"
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
