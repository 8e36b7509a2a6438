// The races called last. There is room for all the lines from the start, so that a new call moves nothing below.

import type { ReactNode } from "react";
import type { Marked } from "../../election/election-view.server.ts";
import type { Call } from "../../election/latest-calls.ts";
import { timeOf, timeOfDay } from "../../lib/dates.ts";
import { PartyMark } from "./PartyMark.tsx";
import styles from "./LatestCalls.module.css";

interface LatestCallsProps {
  part: Marked<{ kind: "calls"; calls: Call[] }>;
}

export function LatestCalls({ part: { id, rev, calls } }: LatestCallsProps): ReactNode {
  return (
    <div className={styles.room} data-part={id} data-rev={rev}>
      {calls.length === 0 && <p className={styles.none}>No race has been called yet.</p>}
      {calls.length > 0 && (
        <ol role="list" className={styles.calls}>
          {calls.map((call) => (
            <li key={call.race} className={styles.call}>
              <time className={styles.time} dateTime={call.at}>
                {timeOfDay(timeOf(call.at) ?? 0)}
              </time>
              <span className={styles.name}>
                <PartyMark party={call.party} />
                <span className={styles.words}>{call.name}</span>
                {call.isGain && <b className={styles.gain}>{call.party.name} gain</b>}
              </span>
              <span className={styles.race}>
                {call.place === call.office ? call.office : `${call.place}, ${call.office}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
