// The renderers of embeds on AMP pages: AMP's own element of each provider. What has none is shown on the standard page, to which a link
// leads.

import { useContext, type ReactNode } from "react";
import { StandardPage } from "../amp/standard-page.ts";
import type { Renderers } from "../blocks/registry.ts";
import { LinkButton } from "../ui/Button.tsx";
import styles from "./amp-embeds.module.css";
import { describeEmbed, type EmbedDescription } from "./describe-embed.ts";
import { EmbedLine } from "./EmbedLine.tsx";
import type { EmbedKind } from "./embed-schemas.ts";
import { tiktokId } from "./provider-ids.ts";

export const ampEmbeds: Renderers<EmbedKind> = {
  chart: ({ id }) => (
    <Embed>
      <AmpFrame title="Chart" src={`https://flo.uri.sh/${id}/embed`} height={575} />
    </Embed>
  ),
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
    return (
      <Embed>
        {key === undefined ? (
          <amp-vimeo data-videoid={id} layout="responsive" width={640} height={360} />
        ) : (
          <AmpFrame title="Vimeo video" src={`https://player.vimeo.com/video/${id}?h=${key}`} height={360} />
        )}
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

/** AMP opens a frame in the first screen only if something stands there until it has come. */
function AmpFrame({ title, src, height }: { title: string; src: string; height: number }): ReactNode {
  return (
    <amp-iframe
      title={title}
      src={src}
      layout="fixed-height"
      width="auto"
      height={height}
      sandbox="allow-scripts allow-same-origin allow-popups"
      frameborder={0}
      allowfullscreen=""
    >
      <div className={styles.waiting} {...{ placeholder: "" }} />
    </amp-iframe>
  );
}

function OnStandardPage({ thing }: EmbedDescription): ReactNode {
  return (
    <div className={styles.embed}>
      <LinkButton href={useContext(StandardPage)} look="outline">
        Open the {thing} in the full story
      </LinkButton>
    </div>
  );
}
