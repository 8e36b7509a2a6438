// AMP's own element of a Vimeo video. It takes no key, so an unlisted video stands in AMP's frame.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpFrame } from "../../amp/AmpFrame.tsx";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeVimeo } from "./describe.ts";

export function AmpVimeo(props: BlockProps<"vimeo">): ReactNode {
  const [id = props.videoId, key] = props.videoId.split("/");
  return (
    <AmpEmbed kind="vimeo" description={describeVimeo(props)}>
      {key === undefined ? (
        <amp-vimeo data-videoid={id} layout="responsive" width={640} height={360} />
      ) : (
        <AmpFrame title="Vimeo video" src={`https://player.vimeo.com/video/${id}?h=${key}`} width={640} height={360} />
      )}
    </AmpEmbed>
  );
}
