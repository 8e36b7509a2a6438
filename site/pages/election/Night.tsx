// The state of the night in one sentence, and when it was last changed.

import type { ReactNode } from "react";
import { zoneMark } from "../../../model/time/home-zone.ts";
import type { Marked } from "../../election/election-view.server.ts";
import { dateAndTime, timeOf, timeOfDay } from "../../lib/dates.ts";
import styles from "./Night.module.css";

interface NightProps {
  part: Marked<{ kind: "night"; words: string; updated: string | undefined }>;
}

export function Night({ part: { id, rev, words, updated } }: NightProps): ReactNode {
  const at = timeOf(updated);
  return (
    <div data-part={id} data-rev={rev}>
      <p className={styles.words}>{words}</p>
      <p className={styles.updated}>
        {at !== undefined && (
          <>
            Updated{" "}
            <time dateTime={new Date(at).toISOString()} title={dateAndTime(at)}>
              {`${timeOfDay(at)} ${zoneMark}`}
            </time>
          </>
        )}
      </p>
    </div>
  );
}
