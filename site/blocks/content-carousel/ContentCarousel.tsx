// A shelf of videos (SHELF-02).

import type { ReactNode } from "react";
import { topicShelf } from "../../video/shelves/shelf.ts";
import { ShelfFrame } from "../../video/shelves/ShelfFrame.tsx";
import { ThumbnailCard } from "../../video/shelves/ThumbnailCard.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function ContentCarousel(props: BlockProps<"content-carousel">): ReactNode {
  if (props.videos.length === 0) return null;
  const shelf = topicShelf(props);
  return (
    <ShelfFrame
      shelf={shelf}
      items={shelf.videos.map((video) => (
        <ThumbnailCard key={video.id} {...video} />
      ))}
    />
  );
}
