// HEAD-03: what is happening, over live coverage. Show More opens the rest of the dek, Expand Video gives the video the whole width and
// lists the clips after it; both are native disclosures, so that they need no script.

import type { ReactNode } from "react";
import { ModuleTitle } from "../../layouts/ModuleTitle.tsx";
import { monthDayAndYear, timeOf } from "../../lib/dates.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PictureHead } from "../../ui/PictureHead.tsx";
import { Pill } from "../../ui/Pill.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { headingLook } from "./heading-look.ts";
import { HeadingVideo } from "./HeadingVideo.tsx";
import styles from "./LiveEventHeading.module.css";
import { splitDek } from "./split-dek.ts";

const isInstant = /^\d{4}-\d{2}-\d{2}T/;

interface LiveEventHeadingProps extends BlockProps<"live-event-heading"> {
  /** Across the whole page; otherwise as wide as its column. */
  isWide?: boolean;
  isLive?: boolean;
}

export function LiveEventHeading(props: LiveEventHeadingProps): ReactNode {
  const { title, eyebrow, date, dek, isBreaking, imageUrl, imageAlt = "", isWide = false, isLive = false } = props;
  const look = headingLook(isBreaking, imageUrl);
  return (
    <PictureHead
      src={imageUrl}
      alt={imageAlt}
      priority
      className={classNames(styles.heading, styles[look])}
      overClassName={styles.over}
      look={look}
    >
      <div className={classNames(styles.inside, isWide && "frame")}>
        <div className={styles.words}>
          <p className={styles.line}>
            {isLive && <Pill kind="live" className={styles.pill} />}
            {eyebrow !== undefined && <span className={styles.eyebrow}>{eyebrow}</span>}
            {date !== undefined && <EventDate date={date} />}
          </p>
          <ModuleTitle className={styles.title}>{title}</ModuleTitle>
          {dek !== undefined && <Dek dek={dek} />}
        </div>
        <HeadingVideo videoId={props.videoId} videos={props.videos} eventTitle={title} posterUrl={imageUrl} />
      </div>
    </PictureHead>
  );
}

/** An instant, or the editor's own words. */
function EventDate({ date }: { date: string }): ReactNode {
  const at = isInstant.test(date) ? timeOf(date) : undefined;
  return at === undefined ? (
    <span className={styles.date}>{date}</span>
  ) : (
    <time className={styles.date} dateTime={date}>
      {monthDayAndYear(at)}
    </time>
  );
}

function Dek({ dek }: { dek: string }): ReactNode {
  const { lead, more } = splitDek(dek);
  return (
    <div className={styles.dek}>
      <p>{lead}</p>
      {more !== undefined && (
        <details className={styles.more}>
          <summary className={styles.button}>
            <span className={styles.whenClosed}>Show More</span>
            <span className={styles.whenOpen}>Show Less</span>
            <Icon name="chevron-down" className={styles.sign} />
          </summary>
          <p>{more}</p>
        </details>
      )}
    </div>
  );
}
