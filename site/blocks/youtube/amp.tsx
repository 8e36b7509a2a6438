// AMP's own element of a YouTube video.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeYouTube } from "./describe.ts";

export function AmpYouTube(props: BlockProps<"youtube">): ReactNode {
  return (
    <AmpEmbed kind="youtube" description={describeYouTube(props)}>
      <amp-youtube
        data-videoid={props.videoId}
        data-param-start={props.start}
        layout="responsive"
        width={720}
        height={405}
      />
    </AmpEmbed>
  );
}
