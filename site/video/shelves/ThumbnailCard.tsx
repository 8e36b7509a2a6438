// A video on a shelf: poster with its length or its mark, title, show and date.

import type { ReactNode } from "react";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";
import { durationText } from "../../lib/durations.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Pill } from "../../ui/Pill.tsx";
import styles from "../VideoCard.module.css";

export function ThumbnailCard({ title, href, image, tag, isEpisode, ...video }: CarouselThumbnail): ReactNode {
  return (
    <article className={styles.card}>
      <a className={styles.link} href={href}>
        <Picture src={image} use="poster" alt="">
          <Mark {...video} />
        </Picture>
        <h3 className={styles.title}>{title}</h3>
      </a>
      <p className={styles.facts}>
        {isEpisode && <b>Full episode</b>}
        {tag !== undefined && <span>{tag}</span>}
        <ShelfDate {...video} />
      </p>
    </article>
  );
}

/** One at most: the channel itself, what needs a provider, or the length. */
function Mark({ duration, isLive, isLocked }: Pick<CarouselThumbnail, "duration" | "isLive" | "isLocked">): ReactNode {
  if (isLive) return <Pill kind="live" />;
  if (isLocked) return <Pill kind="duration">Sign in to watch</Pill>;
  return duration === undefined ? null : <Pill kind="duration">{durationText(duration)}</Pill>;
}

type Dated = Pick<CarouselThumbnail, "date" | "publicationDate" | "airDate">;

export function ShelfDate({ date, publicationDate, airDate }: Dated): ReactNode {
  if (date === undefined) return null;
  return <time dateTime={airDate ?? publicationDate}>{airDate === undefined ? date : `Aired ${date}`}</time>;
}
