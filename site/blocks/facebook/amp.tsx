// AMP's own element of a Facebook post or video.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeFacebook } from "./describe.ts";

export function AmpFacebook(props: BlockProps<"facebook">): ReactNode {
  const description = describeFacebook(props);
  return (
    <AmpEmbed kind="facebook" description={description}>
      <amp-facebook
        data-href={props.url}
        data-embed-as={description.thing === "video" ? "video" : "post"}
        layout="responsive"
        width={600}
        height={400}
      />
    </AmpEmbed>
  );
}
