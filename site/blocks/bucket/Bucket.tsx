// A band of one subject, in three looks: a lead with headlines beside it, a dark strip of videos, headlines alone (CARD-02).

import type { ReactNode } from "react";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import { StoryRow } from "../story/StoryRow.tsx";
import styles from "./Bucket.module.css";
import { VideoRow } from "./VideoRow.tsx";

type BucketProps = BlockProps<"bucket">;

export function Bucket(props: BucketProps): ReactNode {
  if (props.items.length === 0) return null;
  const Variant = variants[props.variant];
  return <Variant {...props} />;
}

function LeadBucket({ title, url, items, showImage, showContentEyebrow, showTimestamp }: BucketProps): ReactNode {
  const [lead, ...others] = items;
  return (
    <Module title={title} url={url} unseenTitle="Stories">
      <div className={styles.lead}>
        {lead !== undefined && (
          <StoryCard
            story={lead}
            size="large"
            hasPicture={showImage}
            hasCategory={showContentEyebrow}
            hasTime={showTimestamp}
            hasDescription
            sizes="(min-width: 1280px) 500px, (min-width: 768px) 55vw, 100vw"
          />
        )}
        <ul role="list" className={styles.beside}>
          {others.map((story) => (
            <li key={story.url} className={styles.row}>
              <StoryRow story={story} hasPicture={showImage} hasTime={showTimestamp} />
            </li>
          ))}
        </ul>
      </div>
    </Module>
  );
}

function VideoBucket({ title = "Video", url, items, showContentEyebrow, showTimestamp }: BucketProps): ReactNode {
  return (
    <Module title={title} url={url} className={styles.video}>
      <VideoRow label={title} items={items} hasCategory={showContentEyebrow} hasTime={showTimestamp} />
    </Module>
  );
}

function HeadlineBucket({ title, url, items, showContentEyebrow, showTimestamp }: BucketProps): ReactNode {
  return (
    <Module title={title} url={url} unseenTitle="Headlines">
      <ul role="list" className={styles.headlines}>
        {items.map((story) => (
          <li key={story.url} className={styles.headline}>
            <StoryRow
              story={story}
              size="small"
              hasPicture={false}
              hasCategory={showContentEyebrow}
              hasTime={showTimestamp}
            />
          </li>
        ))}
      </ul>
    </Module>
  );
}

const variants = { lead: LeadBucket, video: VideoBucket, headlines: HeadlineBucket };
