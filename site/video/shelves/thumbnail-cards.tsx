// Videos on a shelf: poster with its length or its mark, title, show and date.

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { CarouselItem, type DrawnItems } from "../../ui/Carousel.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { pictureSources } from "../../ui/picture-sources.ts";
import { Pill } from "../../ui/Pill.tsx";
import { stencil } from "../../ui/stencil.server.ts";
import styles from "../VideoCard.module.css";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";

export function thumbnailCards(videos: readonly CarouselThumbnail[]): DrawnItems {
  return { html: cards(videos.map(cardTexts)), length: videos.length };
}

interface CardTexts {
  title: string;
  href: string;
  src: string;
  srcSet: string | undefined;
  tag: string | undefined;
  length: string | undefined;
  date: string | undefined;
  publicationDate: string | undefined;
  airDate: string | undefined;
  isEpisode: boolean;
  isLive: boolean;
  isLocked: boolean;
}

function cardTexts(video: CarouselThumbnail): CardTexts {
  const { title, href, image, tag, duration, date, publicationDate, airDate, isEpisode, isLive, isLocked } = video;
  const { src, srcSet } = pictureSources(image, "poster");
  const length = duration === undefined ? undefined : durationText(duration);
  return { title, href, src, srcSet, tag, length, date, publicationDate, airDate, isEpisode, isLive, isLocked };
}

const poster = pictureSources("/uploads/any.jpg", "poster");

const cards = stencil(({ title, href, src, srcSet, tag, isEpisode, ...video }: CardTexts) => (
  <CarouselItem>
    <article className={styles.card}>
      <a className={styles.link} href={href}>
        <Picture sources={{ ...poster, src, srcSet, sizes: srcSet && poster.sizes }} alt="">
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
  </CarouselItem>
));

/** One at most: the channel itself, what needs a provider, or the length. */
function Mark({ length, isLive, isLocked }: Pick<CardTexts, "length" | "isLive" | "isLocked">): ReactNode {
  if (isLive) return <Pill kind="live" />;
  if (isLocked) return <Pill kind="duration">Sign in to watch</Pill>;
  return length === undefined ? null : <Pill kind="duration">{length}</Pill>;
}

type Dated = Pick<CarouselThumbnail, "date" | "publicationDate" | "airDate">;

export function ShelfDate({ date, publicationDate, airDate }: Dated): ReactNode {
  if (date === undefined) return null;
  return <time dateTime={airDate ?? publicationDate}>{airDate === undefined ? date : `Aired ${date}`}</time>;
}
