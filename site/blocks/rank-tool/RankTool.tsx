// A shelf of videos, each with its place in the list (SHELF-01).

import type { ReactNode } from "react";
import { topicShelf } from "../../video/shelves/shelf.ts";
import styles from "../../video/shelves/Shelf.module.css";
import { ShelfFrame } from "../../video/shelves/ShelfFrame.tsx";
import { ThumbnailCard } from "../../video/shelves/ThumbnailCard.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function RankTool(props: BlockProps<"rank-tool">): ReactNode {
  if (props.videos.length === 0) return null;
  const shelf = topicShelf(props);
  return (
    <ShelfFrame
      shelf={shelf}
      className={styles.ranked}
      items={shelf.videos.map((video) => (
        <ThumbnailCard key={video.id} {...video} />
      ))}
    />
  );
}
