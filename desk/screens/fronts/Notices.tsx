// What whoever publishes a front should know first. What is told of several stories in the same words is told once, with the stories folded in.

import type { ReactNode } from "react";
import type { FrontWarning } from "../../../model/desk/front-calls.ts";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Fronts.module.css";

interface NoticesProps {
  warnings: readonly FrontWarning[];
  /** What it is that a notice is about. */
  nameOf: (warning: FrontWarning) => string;
  onSelect: (key: string) => void;
}

export function Notices({ warnings, nameOf, onSelect }: NoticesProps): ReactNode {
  if (warnings.length === 0) return null;
  const alike = Map.groupBy(warnings, ({ text }) => text);
  const button = (warning: FrontWarning, words: string) => (
    <li key={[warning.key, warning.url, warning.text].join(" ")}>
      <button type="button" className={styles.open} onClick={() => onSelect(warning.key)}>
        {words}
        {warning.at !== undefined && ` ${timeWords(warning.at)}.`}
      </button>
    </li>
  );
  return (
    <>
      <h4>Before you publish</h4>
      <ul className={styles.list}>
        {[...alike].map(([text, all]) => {
          const [{ ofMany } = {}] = all;
          return all.length === 1 || ofMany === undefined ? (
            all.map((one) => button(one, `${nameOf(one)}: ${text}`))
          ) : (
            <li key={text}>
              <details>
                <summary>
                  {all.length} stories {ofMany}
                </summary>
                <ul className={styles.list}>{all.map((one) => button(one, nameOf(one)))}</ul>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
