// AMP's own element of a Vimeo video. It takes neither key nor time, so a video with one stands in AMP's frame.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpFrame } from "../../amp/AmpFrame.tsx";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeVimeo } from "./describe.ts";

export function AmpVimeo(props: BlockProps<"vimeo">): ReactNode {
  const [id = props.videoId, key] = props.videoId.split("/");
  const address = `https://player.vimeo.com/video/${id}`;
  const unlisted = key === undefined ? "" : `?h=${key}`;
  const from = props.start === undefined ? "" : `#t=${props.start}s`;
  return (
    <AmpEmbed kind="vimeo" description={describeVimeo(props)}>
      {unlisted + from === "" ? (
        <amp-vimeo data-videoid={id} layout="responsive" width={640} height={360} />
      ) : (
        <AmpFrame title="Vimeo video" src={address + unlisted + from} width={640} height={360} />
      )}
    </AmpEmbed>
  );
}
