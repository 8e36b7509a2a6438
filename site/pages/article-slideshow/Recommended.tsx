// SLIDE-03: the slideshows to see next. The server draws those it knew of; with script they are asked for again when the reader has come
// to the end, and hidden until the answer is there. When it never comes, the server's own are shown.

import { useEffect, useState, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { StoryOffer } from "../article/article-props.ts";
import styles from "./Recommended.module.css";
import { fetchSlideshows, otherSlideshows } from "./recommended.ts";

interface RecommendedProps {
  stories: StoryOffer[];
  section?: string | undefined;
  /** The slideshow on the page. */
  ownUrl: string;
}

export function Recommended({ stories, section, ownUrl }: RecommendedProps): ReactNode {
  const [shown, setShown] = useState<StoryOffer[]>();

  useEffect(() => {
    fetchSlideshows(section).then(
      (fresh) => setShown(otherSlideshows(ownUrl, fresh, stories)),
      () => setShown(stories),
    );
  }, [stories, section, ownUrl]);

  const isLoading = shown === undefined;
  return (
    <div className={styles.recommended} aria-busy={isLoading || undefined}>
      {isLoading && <Skeleton className={classNames("needs-script", styles.coming)} count={stories.length || 3} />}
      <ul role="list" className={classNames(styles.list, isLoading && styles.waiting)}>
        {(shown ?? stories).map(({ title, url, imageUrl }) => (
          <li key={url} className={styles.item}>
            <Picture
              src={imageUrl}
              alt=""
              use="card"
              sizes="(min-width: 992px) 300px, 45vw"
              className={styles.picture}
            />
            <a className={styles.title} href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
