// The row of stories in “For you”, with its own styles: no page without it carries them.

import { useInsertionEffect, type ReactNode } from "react";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { placeholder } from "../../../model/pictures/placeholder.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import styles from "./ForYouStories.module.css";
import text from "./ForYouStories.module.css?inline";

let sheet: CSSStyleSheet | undefined;

function useStyles(): void {
  useInsertionEffect(() => {
    if (sheet !== undefined) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}

export function StoryRow({ stories }: { stories: readonly StoryItem[] }): ReactNode {
  useStyles();
  return (
    <ul role="list" className={styles.row}>
      {stories.map(({ url, title, imageUrl, category, publicationDate }) => (
        <li key={url} className={styles.story}>
          <img
            className={styles.picture}
            src={imageUrl === undefined ? placeholder : resizedUrl(imageUrl, 454, 256)}
            width={227}
            height={128}
            alt=""
            loading="lazy"
            data-picture="replace"
            decoding="async"
          />
          {category !== undefined && <p className={styles.section}>{category.name}</p>}
          <h3 className={styles.title}>
            <a className={styles.link} href={url}>
              {title}
            </a>
          </h3>
          <RelativeTime publicationDate={publicationDate} />
        </li>
      ))}
    </ul>
  );
}
