import type { ReactNode } from "react";
import type { StoryWarning } from "../../../model/desk/story-calls.ts";
import { fieldNames } from "../../../model/desk/story-names.ts";
import { faultSentence } from "../../ui/fault-sentence.ts";
import styles from "./Stories.module.css";

/** Before anything is published. */
export function KnowFirst({ warnings }: { warnings: readonly StoryWarning[] }): ReactNode {
  return (
    <div role="alert">
      <h3>Before you publish</h3>
      <ul className={styles.warnings}>
        {warnings.map(({ at, text }) => (
          <li key={at + text}>{placed(at, text)}</li>
        ))}
      </ul>
    </div>
  );
}

function placed(at: string, text: string): string {
  const names: Readonly<Record<string, string | undefined>> = fieldNames;
  const name = names[at];
  if (name !== undefined) return faultSentence(name, text);
  const [, position] = /^part (\d+)$/.exec(at) ?? [];
  return position === undefined ? text : `Part ${Number(position) + 1} of the body: ${text}`;
}
