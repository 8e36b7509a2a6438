// How long ago, in words for the moment the page was made; the shell moves them on with the minutes (FreshTimes). Draws nothing when there
// is no time.

import type { ReactNode } from "react";
import { dateAndTime, timeOf } from "../lib/dates.ts";
import { useRenderedAt } from "../../core/rendered-at.ts";
import { relativeTime, type PublicationTimes } from "../lib/relative-time.ts";
import { classNames } from "./class-names.ts";
import styles from "./RelativeTime.module.css";

interface RelativeTimeProps extends PublicationTimes {
  className?: string;
}

export function RelativeTime({ publicationDate, lastPublishedDate, className }: RelativeTimeProps): ReactNode {
  const words = relativeTime({ publicationDate, lastPublishedDate }, useRenderedAt());
  if (words === undefined) return null;
  const classes = classNames(styles.time, className);
  const at = timeOf(lastPublishedDate) ?? timeOf(publicationDate);
  return at === undefined ? (
    <span className={classes}>{words}</span>
  ) : (
    <time className={classes} dateTime={new Date(at).toISOString()} title={dateAndTime(at)} data-relative="">
      {words}
    </time>
  );
}
