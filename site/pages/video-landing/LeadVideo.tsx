// The video a page of the room opens with, as large as the screen, and the rest of its shelf under it.

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { ShelfFrame } from "../../video/shelves/ShelfFrame.tsx";
import { ShelfDate, ThumbnailCard } from "../../video/shelves/ThumbnailCard.tsx";
import type { CarouselThumbnail } from "../../../model/video/carousel-thumbnail.ts";
import type { Lead } from "./arrange-shelves.ts";
import styles from "./LeadVideo.module.css";

export function LeadVideo({ lead: { video, shelf } }: { lead: Lead }): ReactNode {
  const { title, href, image, description, tag } = video;
  return (
    <>
      <article className={styles.lead}>
        <Picture
          className={styles.art}
          src={image}
          alt=""
          use="hero"
          sizes="(min-width: 1600px) 1120px, (min-width: 768px) 70vw, 100vw"
          priority
        />
        <div className={styles.over}>
          <div className={classNames("frame", styles.words)}>
            <p className={styles.eyebrow} hidden={tag === undefined && !video.isEpisode && !video.isLive}>
              {tag !== undefined && <span>{tag}</span>}
              {video.isEpisode && <span className={styles.mark}>Full episode</span>}
              {video.isLive && <Pill kind="live" />}
            </p>
            <h2 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h2>
            {description !== undefined && <p className={styles.description}>{description}</p>}
            <p className={styles.actions}>
              <LinkButton href={href} look="signal" className={styles.watch}>
                <Icon name="play" />
                <Watch {...video} />
              </LinkButton>
              <span className={styles.date}>
                <ShelfDate {...video} />
              </span>
            </p>
          </div>
        </div>
      </article>
      {shelf.videos.length > 0 && (
        <div className={classNames("frame", styles.more)}>
          <ShelfFrame
            shelf={shelf}
            items={shelf.videos.map((one) => (
              <ThumbnailCard key={one.id} {...one} />
            ))}
          />
        </div>
      )}
    </>
  );
}

function Watch({ isLive, isLocked, duration }: CarouselThumbnail): ReactNode {
  if (isLive) return "Watch live";
  if (isLocked) return "Sign in to watch";
  return <>Watch{duration !== undefined && <span className={styles.length}> {durationText(duration)}</span>}</>;
}
