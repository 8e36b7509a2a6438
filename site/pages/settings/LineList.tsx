// A short list with something to do about each line.

import type { ReactNode } from "react";
import styles from "./LineList.module.css";

export interface Line {
  key: string;
  words: string;
  /** Where it leads. */
  url?: string;
}

interface LineListProps {
  lines: readonly Line[];
  /** What is said when there is none. */
  empty: ReactNode;
  /** What the button of each line does. */
  act: string;
  onAct: (key: string) => void;
}

export function LineList({ lines, empty, act, onAct }: LineListProps): ReactNode {
  if (lines.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul role="list">
      {lines.map(({ key, words, url }) => (
        <li key={key} className={styles.line}>
          {url === undefined ? <b>{words}</b> : <a href={url}>{words}</a>}
          <button
            type="button"
            className={styles.act}
            onClick={({ currentTarget }) => {
              // The line goes, and the focus would go with it.
              const line = currentTarget.closest("li");
              (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector("button")?.focus();
              onAct(key);
            }}
          >
            {act}
            <span className="visually-hidden"> {words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
