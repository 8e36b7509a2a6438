// Draws the worker's list of what is cached: saved pages, then those read lately.

import type { ReactNode } from "react";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { cachedTime } from "../../service-worker/cached-note.ts";
import type { CachedDocument } from "../../service-worker/cache-index.ts";
import { readCacheIndex } from "../../service-worker/read-cache-index.ts";
import { placeholder } from "../../../model/pictures/placeholder.ts";
import styles from "./Page.module.css";

interface Cached {
  pages: readonly CachedDocument[];
  /** When the list was read. */
  now: number;
}

export async function cachedLists(): Promise<ReactNode> {
  const pages = await cachedPages();
  return <CachedLists pages={pages} now={Date.now()} />;
}

/** A browser that keeps nothing has no caches, or lets nobody at them. */
async function cachedPages(): Promise<readonly CachedDocument[]> {
  try {
    return (await readCacheIndex(caches)).pages;
  } catch {
    return [];
  }
}

export function CachedLists({ pages, now }: Cached): ReactNode {
  if (pages.length === 0)
    return <p className={styles.none}>Nothing is kept yet. Pages you read will be listed here.</p>;
  return (
    <>
      <DeviceDataList title="Saved" now={now} pages={pages.filter(({ isSaved }) => isSaved)} />
      <DeviceDataList title="Read lately" now={now} pages={pages.filter(({ isSaved }) => !isSaved)} />
    </>
  );
}

function DeviceDataList({ title, pages, now }: Cached & { title: string }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className={styles.listTitle}>{title}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {pages.map(({ key, title: headline, at, pictures: [picture] }) => (
          <li key={key}>
            <a className={styles.item} href={key}>
              <span className={styles.picture}>
                <img
                  src={picture === undefined ? placeholder : resizedUrl(picture, 288, 162)}
                  alt=""
                  width="288"
                  height="162"
                  data-picture="replace"
                />
              </span>
              <span className={styles.headline}>{headline}</span>
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                Copy from {cachedTime(at, now)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
