// The video a page opens with (BLOCK-11): theatre, title, what it is about and when it came out.

import type { ReactNode } from "react";
import { watchUrl } from "../../../model/video/video-address.ts";
import { VideoFigure, type VideoFigureProps } from "../../video/VideoFigure.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./MainVideo.module.css";

export function MainVideo({
  title,
  videoId,
  url,
  imageUrl,
  publicationDate,
  lastPublicationDate,
  description,
  known,
}: BlockProps<"main-video"> & Pick<VideoFigureProps, "known">): ReactNode {
  const page = watchUrl(url);
  return (
    <Module label={title}>
      <VideoFigure videoId={videoId} url={url} title={title} imageUrl={imageUrl} known={known} lead />
      <h2 className={styles.title}>{page === undefined ? title : <a href={page}>{title}</a>}</h2>
      {description !== undefined && <p>{description}</p>}
      <RelativeTime publicationDate={publicationDate} lastPublishedDate={lastPublicationDate} />
    </Module>
  );
}
