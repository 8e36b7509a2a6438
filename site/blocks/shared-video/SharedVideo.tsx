// A video shared from elsewhere: shown as the story's own, its page stands where it came from.

import type { ReactNode } from "react";
import { VideoFigure } from "../../video/VideoFigure.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function SharedVideo(props: BlockProps<"shared-video">): ReactNode {
  return <VideoFigure {...props} />;
}
