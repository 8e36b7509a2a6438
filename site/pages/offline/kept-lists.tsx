// Draws the worker's list of what is kept: saved pages, then those read lately.

import type { ReactNode } from "react";
import { resizedUrl } from "../../../model/pictures/image-url.ts";
import { keptTime } from "../../service-worker/kept-note.ts";
import type { KeptPage } from "../../service-worker/ledger.ts";
import { readLedger } from "../../service-worker/read-ledger.ts";
import { placeholder } from "../../../model/pictures/placeholder.ts";
import styles from "./Page.module.css";

interface Kept {
  pages: readonly KeptPage[];
  /** When the list was read. */
  now: number;
}

export async function keptLists(): Promise<ReactNode> {
  const pages = await keptPages();
  return <KeptLists pages={pages} now={Date.now()} />;
}

/** A browser that keeps nothing has no caches, or lets nobody at them. */
async function keptPages(): Promise<readonly KeptPage[]> {
  try {
    return (await readLedger(caches)).pages;
  } catch {
    return [];
  }
}

export function KeptLists({ pages, now }: Kept): ReactNode {
  if (pages.length === 0)
    return <p className={styles.none}>Nothing is kept yet. Pages you read will be listed here.</p>;
  return (
    <>
      <KeptList title="Saved" now={now} pages={pages.filter(({ isSaved }) => isSaved)} />
      <KeptList title="Read lately" now={now} pages={pages.filter(({ isSaved }) => !isSaved)} />
    </>
  );
}

function KeptList({ title, pages, now }: Kept & { title: string }): ReactNode {
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
                Copy from {keptTime(at, now)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
