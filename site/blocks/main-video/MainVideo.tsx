// The video a page opens with (BLOCK-11): theatre, title, what it is about and when it came out.

import type { ReactNode } from "react";
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
  return (
    <Module label={title}>
      <VideoFigure videoId={videoId} url={url} title={title} imageUrl={imageUrl} known={known} lead />
      <h2 className={styles.title}>
        <a href={url}>{title}</a>
      </h2>
      {description !== undefined && <p>{description}</p>}
      <RelativeTime publicationDate={publicationDate} lastPublishedDate={lastPublicationDate} />
    </Module>
  );
}
