// AMP's own element of a post on X.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeTweet } from "./describe.ts";

export function AmpTweet(props: BlockProps<"tweet">): ReactNode {
  return (
    <AmpEmbed kind="tweet" description={describeTweet(props)}>
      <amp-twitter
        data-tweetid={props.id}
        data-cards={props.hideMedia ? "hidden" : undefined}
        data-conversation={props.hideThread ? "none" : undefined}
        data-theme={props.darkTheme ? "dark" : undefined}
        layout="responsive"
        width={600}
        height={480}
      />
    </AmpEmbed>
  );
}
