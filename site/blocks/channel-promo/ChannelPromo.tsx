// What is coming on the channel (CARD-06): picture, when, and how long until then.

import type { ReactNode } from "react";
import { brand } from "../../../model/brand.ts";
import { Island } from "../../Island.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import { CountdownClock } from "./CountdownClock.tsx";
import styles from "./ChannelPromo.module.css";

export function ChannelPromo(props: BlockProps<"channel-promo">): ReactNode {
  const { title, url, time, dek, label = `On ${brand.shortName}`, imageUrl, imageAlt = "", countdown } = props;
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
          {countdown !== undefined && (
            <Island name="countdown" component={CountdownClock} props={{ from: countdown }} wakes="near" />
          )}
        </div>
      </article>
    </Module>
  );
}
