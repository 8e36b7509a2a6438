// What is coming on the channel (CARD-06): picture, when, and how long until then.

import type { ReactNode } from "react";
import { useNow } from "../../lib/clock.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../schemas.ts";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import { remaining, type Countdown } from "./countdown.ts";
import styles from "./ChannelPromo.module.css";

export function ChannelPromo(props: BlockProps<"channel-promo">): ReactNode {
  const { title, url, time, dek, label = "On Meridian", imageUrl, imageAlt = "", countdown } = props;
  return (
    <Module label={label} className={styles.module}>
      <article className={styles.promo}>
        {imageUrl !== undefined && (
          <span className={styles.picture}>
            <Picture src={imageUrl} alt={imageAlt} />
          </span>
        )}
        <div className={styles.words}>
          <p className={styles.label}>
            {label}
            {time !== undefined && <span className={styles.time}>{time}</span>}
          </p>
          <StoryHeadline story={{ title, url }} size="large" level={2} />
          {dek !== undefined && <p className={styles.dek}>{dek}</p>}
          {countdown !== undefined && <Clock from={countdown} />}
        </div>
      </article>
    </Module>
  );
}

function Clock({ from }: { from: Countdown }): ReactNode {
  const elapsed = useNow() - useRenderedAt();
  const left = remaining(from, elapsed);
  const parts = [
    [left.days, "days"],
    [left.hours, "hours"],
    [left.minutes, "min"],
  ] as const;
  return (
    <p className={styles.clock} role="timer" aria-label={`Starts in ${left.days} days, ${left.hours} hours and ${left.minutes} minutes`}>
      {parts.map(([value, unit]) => (
        <span key={unit} className={styles.unit}>
          <b className={styles.value}>{value}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}
