// Slideshows to see next: by the server at the end of the gallery, and in the browser for those asked for there.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import type { StoryOffer } from "../article/article-props.ts";
import styles from "./Recommended.module.css";

interface SlideshowListProps {
  stories: readonly StoryOffer[];
  /** Drawn by the server: gives way to a newer one. */
  isDrawn?: boolean;
}

export function SlideshowList({ stories, isDrawn = false }: SlideshowListProps): ReactNode {
  return (
    <ul role="list" className={classNames(styles.list, isDrawn && styles.drawn)}>
      {stories.map(({ title, url, imageUrl }) => (
        <li key={url} className={styles.item}>
          <Picture src={imageUrl} alt="" use="card" sizes="(min-width: 768px) 240px, 45vw" />
          <a className={styles.title} href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
