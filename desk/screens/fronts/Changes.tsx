import type { ReactNode } from "react";
import type { Difference } from "../../../model/desk/front-difference.ts";
import { differenceWords } from "./difference-words.ts";
import styles from "./Fronts.module.css";

interface ChangesProps {
  /** What somebody has changed of what is live, where that is so. */
  elsewhere: ReactNode;
  differences: readonly Difference[];
  onSelect: (key: string) => void;
}

/** What the working copy changes of what is live. */
export function Changes({ elsewhere, differences, onSelect }: ChangesProps): ReactNode {
  return (
    <>
      <h3>Changes</h3>
      {elsewhere}
      {differences.length === 0 && <p className={styles.quiet}>Nothing differs from what is live.</p>}
      <ul className={styles.list}>
        {differences.map((difference) => (
          <li key={[difference.key, difference.text].join(" ")} className={styles.row}>
            <button type="button" className={styles.open} onClick={() => onSelect(difference.key)}>
              {differenceWords(difference)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
