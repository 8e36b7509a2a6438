// HEADER-05: the topics of the hour in one line. Without topics there is no strip.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./HotTopics.module.css";
import type { ShellData } from "./shell-data.ts";

type Topics = NonNullable<ShellData["hotTopics"]>;

export function HotTopics({ topics }: { topics: Topics | undefined }): ReactNode {
  if (topics === undefined || topics.list_items.length === 0) return null;
  const { title = "Hot Topics", title_color = "red", list_items } = topics;
  return (
    <nav className={styles.strip} aria-label="Hot topics">
      <div className={`frame ${styles.row}`}>
        <span className={classNames(styles.title, styles[title_color])}>{title}</span>
        <ul className={`plain-list ${styles.list}`}>
          {list_items.map(({ text, url, openInNewWindow }) => (
            <li key={url}>
              <a className={styles.link} href={url} {...(openInNewWindow && { target: "_blank", rel: "noopener" })}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
