import type { ReactNode } from "react";
import type { Difference } from "../../../model/desk/front-difference.ts";
import styles from "./Fronts.module.css";

interface ChangesProps {
  differences: readonly Difference[];
  onSelect: (key: string) => void;
}

/** What the working copy changes of what is live. */
export function Changes({ differences, onSelect }: ChangesProps): ReactNode {
  return (
    <>
      <h3>Changes</h3>
      {differences.length === 0 && <p className={styles.quiet}>Nothing differs from what is live.</p>}
      <ul className={styles.list}>
        {differences.map(({ key, text }) => (
          <li key={text} className={styles.row}>
            <button type="button" className={styles.open} onClick={() => onSelect(key)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
