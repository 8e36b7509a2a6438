import type { ReactNode } from "react";
import type { FrontWarning } from "../../../model/desk/front-calls.ts";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Fronts.module.css";

export function Warnings({ warnings }: { warnings: readonly FrontWarning[] }): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ text, at }) => (
        <li key={text}>
          {text}
          {at !== undefined && ` ${timeWords(at)}.`}
        </li>
      ))}
    </ul>
  );
}
