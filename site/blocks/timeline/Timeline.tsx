// How it unfolded: moments on a line, the newest first as the editor gives them (CARD-07).

import type { ReactNode } from "react";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { momentOf } from "./moment.ts";
import styles from "./Timeline.module.css";

type TimelineProps = BlockProps<"timeline">;

export function Timeline({ title, url, dek, imageUrl, imageAlt = "", entries }: TimelineProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <Module title={title} url={url} unseenTitle="Timeline" className={styles.timeline}>
      <div className={imageUrl === undefined ? undefined : styles.pictured}>
        {imageUrl !== undefined && (
          <div className={styles.about}>
            <Picture src={imageUrl} alt={imageAlt} />
            {dek !== undefined && <p className={styles.dek}>{dek}</p>}
          </div>
        )}
        <ol role="list" className={styles.line}>
          {entries.map((entry) => (
            <li key={`${entry.time} ${entry.label}`} className={styles.entry}>
              <Entry {...entry} />
            </li>
          ))}
        </ol>
      </div>
    </Module>
  );
}

function Entry({ label, url, time }: TimelineProps["entries"][number]): ReactNode {
  const now = useRenderedAt();
  const moment = time === undefined ? undefined : momentOf(time, now);
  return (
    <>
      {moment !== undefined &&
        // “Before dawn” is a time to readers only.
        (moment.dateTime === undefined ? (
          <span className={styles.time}>{moment.words}</span>
        ) : (
          <time className={styles.time} dateTime={moment.dateTime}>
            {moment.words}
          </time>
        ))}
      {url === undefined ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <a className={styles.label} href={url}>
          {label}
        </a>
      )}
    </>
  );
}
