// A video or a slideshow that belongs to the story (BLOCK-05). `data-video-id` is how outside readers know a video.

import type { ReactNode } from "react";
import { watchUrl } from "../../../model/video/video-address.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./RelatedMedia.module.css";

const labels = { video: "Related video", slideshow: "In pictures" } as const;

export function RelatedMedia({
  type,
  title,
  url,
  imageUrl,
  caption,
  videoId,
  newWindow,
}: BlockProps<"related-media">): ReactNode {
  if (watchUrl(url) === undefined) return null;
  return (
    <a
      className={styles.card}
      href={url}
      data-video-id={type === "video" ? videoId : undefined}
      {...(newWindow && { target: "_blank", rel: "noopener" })}
    >
      <span className={styles.media}>
        <Picture src={imageUrl} alt="" use="card" sizes="(min-width: 768px) 280px, 40vw" />
        <span className={styles.sign}>
          <Icon name={type === "video" ? "play" : "camera"} />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{labels[type]}</span>
        <span className={styles.title}>{title}</span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </span>
    </a>
  );
}
