// The renderers of embeds on AMP pages: AMP's own element of each provider. What has none is shown on the standard page, to which a link
// leads.

import type { ReactNode } from "react";
import { AmpFrame } from "../amp/AmpFrame.tsx";
import { OnStandardPage } from "../amp/OnStandardPage.tsx";
import type { Renderers } from "../blocks/registry.ts";
import styles from "./amp-embeds.module.css";
import { describeEmbed } from "./describe-embed.ts";
import { EmbedLine } from "./EmbedLine.tsx";
import type { EmbedKind } from "./embed-schemas.ts";
import { tiktokId } from "./provider-ids.ts";

export const ampEmbeds: Renderers<EmbedKind> = {
  chart: ({ id }) => <AmpFrame title="Chart" src={`https://flo.uri.sh/${id}/embed`} height={575} />,
  facebook: (props) => (
    <Embed>
      <amp-facebook
        data-href={props.url}
        data-embed-as={describeEmbed.facebook(props).thing === "video" ? "video" : "post"}
        layout="responsive"
        width={600}
        height={400}
      />
    </Embed>
  ),
  forecast: (props) => <OnStandardPage {...describeEmbed.forecast(props)} />,
  instagram: ({ shortcode, hideCaption }) => (
    <Embed>
      <amp-instagram
        data-shortcode={shortcode}
        data-captioned={hideCaption ? undefined : ""}
        layout="responsive"
        width={400}
        height={400}
      />
    </Embed>
  ),
  "live-blog": (props) => <OnStandardPage {...describeEmbed["live-blog"](props)} />,
  poll: (props) => <OnStandardPage {...describeEmbed.poll(props)} />,
  "storytelling-live-blog": (props) => <OnStandardPage {...describeEmbed["storytelling-live-blog"](props)} />,
  tiktok: (props) => {
    const id = tiktokId(props.url);
    if (id === undefined) return <EmbedLine {...describeEmbed.tiktok(props)} />;
    return (
      <Embed narrow>
        <amp-tiktok data-src={id} layout="responsive" width={325} height={731} />
      </Embed>
    );
  },
  tweet: ({ id, hideMedia, hideThread, darkTheme }) => (
    <Embed>
      <amp-twitter
        data-tweetid={id}
        data-cards={hideMedia ? "hidden" : undefined}
        data-conversation={hideThread ? "none" : undefined}
        data-theme={darkTheme ? "dark" : undefined}
        layout="responsive"
        width={600}
        height={480}
      />
    </Embed>
  ),
  vimeo: ({ videoId }) => {
    const [id = videoId, key] = videoId.split("/");
    const size = { width: 640, height: 360 };
    // AMP's own element knows no unlisted films.
    if (key !== undefined) {
      return <AmpFrame title="Vimeo video" src={`https://player.vimeo.com/video/${id}?dnt=1&h=${key}`} {...size} />;
    }
    return (
      <Embed>
        <amp-vimeo data-videoid={id} layout="responsive" {...size} />
      </Embed>
    );
  },
  youtube: ({ videoId }) => (
    <Embed>
      <amp-youtube data-videoid={videoId} layout="responsive" width={720} height={405} />
    </Embed>
  ),
};

function Embed({ narrow = false, children }: { narrow?: boolean; children: ReactNode }): ReactNode {
  return <div className={narrow ? styles.narrow : styles.embed}>{children}</div>;
}
