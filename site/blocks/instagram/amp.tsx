// AMP's own element of an Instagram post.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeInstagram } from "./describe.ts";

export function AmpInstagram(props: BlockProps<"instagram">): ReactNode {
  return (
    <AmpEmbed kind="instagram" description={describeInstagram(props)}>
      <amp-instagram
        data-shortcode={props.shortcode}
        data-captioned={props.hideCaption ? undefined : ""}
        layout="responsive"
        width={400}
        height={400}
      />
    </AmpEmbed>
  );
}
