// A hosted video in the body.

import type { ReactNode } from "react";
import { VideoFigure } from "../../video/VideoFigure.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function VideoInline(props: BlockProps<"video-inline">): ReactNode {
  return <VideoFigure {...props} />;
}
