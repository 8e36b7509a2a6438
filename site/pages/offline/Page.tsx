// STATE-02: what is cached on this device. The service worker shows the same page where another one cannot be had, and marks the document: then
// the other of the two beginnings is on show.

import type { ReactNode } from "react";
import { inSiteWords } from "../../../model/brand/site-words.ts";
import { Island } from "../../Island.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { CachedPages } from "./CachedPages.tsx";
import { Mast } from "./Mast.tsx";
import styles from "./Page.module.css";

export function Page({ publisher }: { publisher: string }): ReactNode {
  return (
    <div className={`frame ${styles.page}`}>
      <header className={styles.head} {...inSiteWords()}>
        <Mast />
        <div className={`${styles.words} ${styles.itself}`}>
          <p className={styles.label}>Without a connection</p>
          <h1>Kept on this device</h1>
          <p className={styles.lead}>
            The pages you have read lately and the stories you have saved stay here, on this device alone. They open
            when you are offline.
          </p>
        </div>
        <div className={`${styles.words} ${styles.standIn}`}>
          <p className={styles.label}>No connection</p>
          <h1>This page is out of reach</h1>
          <p className={styles.lead}>
            {publisher} cannot be reached right now, and this page has not been opened on this device before. The pages
            below are kept here and open without a connection.
          </p>
          <p>
            <LinkButton href="">Try again</LinkButton>
          </p>
        </div>
      </header>
      <Island name="cached-pages" component={CachedPages} wakes="near" props={{}} className={styles.cached} />
      <noscript>
        <p className={styles.none}>Your browser keeps pages only while scripts are allowed to run.</p>
      </noscript>
    </div>
  );
}
