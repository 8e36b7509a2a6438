// A shelf of shows, each with its latest full episode and its latest clip (SHELF-06, SHOW-04).

import { Fragment, type ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { Pill } from "../../ui/Pill.tsx";
import { ShelfDate } from "../../video/shelves/ThumbnailCard.tsx";
import { showsShelf } from "../../video/shelves/shelf.ts";
import { ShelfFrame } from "../../video/shelves/ShelfFrame.tsx";
import styles from "../../video/shelves/Shelf.module.css";
import type { VideoShow } from "../../../model/video/video-show.ts";
import cards from "../../video/VideoCard.module.css";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { ShowCard } from "../show-list/ShowCard.tsx";

export function ShowCarousel(props: BlockProps<"show-carousel">): ReactNode {
  if (props.shows.length === 0) return null;
  const shelf = showsShelf(props);
  return <ShelfFrame shelf={shelf} items={shelf.videos.map(card)} />;
}

function card(show: VideoShow, index: number): ReactNode {
  const { title, showUrl, showTime, showImages, fullEpisode, clipsEpisode } = show;
  return (
    <Fragment key={index}>
      <ShowCard
        show={{ title, url: showUrl, imageUrl: showImages.normal, airtime: showTime, hosts: [] }}
        sizes="288px"
      />
      {fullEpisode !== undefined && (
        <EpisodeLink {...fullEpisode} kind="Full episode">
          <ShelfDate date={fullEpisode.date} airDate={fullEpisode.airDate} />
          {fullEpisode.isLocked && <span>Sign in to watch</span>}
        </EpisodeLink>
      )}
      {clipsEpisode !== undefined && (
        <EpisodeLink {...clipsEpisode} kind="Clip">
          <ShelfDate date={clipsEpisode.date} publicationDate={clipsEpisode.clipDate} />
        </EpisodeLink>
      )}
    </Fragment>
  );
}

interface EpisodeLinkProps {
  kind: string;
  title: string;
  url: string;
  isLive: boolean;
  duration?: number;
  children: ReactNode;
}

function EpisodeLink({ kind, title, url, isLive, duration, children }: EpisodeLinkProps): ReactNode {
  return (
    <a className={styles.episode} href={url}>
      {title}
      <span className={cards.facts}>
        {isLive ? <Pill kind="live" /> : <b>{kind}</b>}
        {children}
        {duration !== undefined && <span>{durationText(duration)}</span>}
      </span>
    </a>
  );
}
