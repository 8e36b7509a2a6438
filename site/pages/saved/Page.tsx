// The stories a reader has saved, and those read where the reader keeps a history. Nothing of it ever reaches the server.

import type { ReactNode } from "react";
import { inSiteWords } from "../../../model/brand/site-words.ts";
import { settingsPath } from "../../device/device-pages.ts";
import { HistoryList } from "../../device/history/HistoryList.tsx";
import { DeferredPlace } from "../../device/DeferredPlace.tsx";
import { SavedList } from "../../device/saved/SavedList.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./Page.module.css";

export function Page({ title }: { title: string }): ReactNode {
  return (
    <div className={classNames("frame", styles.page)}>
      <header className={styles.head} {...inSiteWords()}>
        <h1>{title}</h1>
        <p className={styles.about}>
          Kept on this device and nowhere else: no account, and nothing is sent to us.{" "}
          <a href={settingsPath}>Your settings</a> show all that is kept here.
        </p>
      </header>
      <noscript>
        <p className={styles.notice}>
          Saving needs JavaScript, which your browser has switched off. Your browser’s own bookmarks do the same.
        </p>
      </noscript>
      <div className="needs-script">
        <DeferredPlace part="saved" drawnBy={SavedList} className={styles.saved} />
      </div>
      <section id="history" className={classNames("needs-script", styles.history)} aria-labelledby="history-title">
        <SectionTitle title="Reading history" id="history-title" />
        <DeferredPlace part="history" drawnBy={HistoryList} />
      </section>
    </div>
  );
}
