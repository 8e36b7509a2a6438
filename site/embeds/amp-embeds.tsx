// The renderers of embeds on AMP pages: AMP's own element of each provider. What has none is shown on the standard page, to which a link
// leads.

import { AmpFrame } from "../amp/AmpFrame.tsx";
import { OnStandardPage } from "../amp/OnStandardPage.tsx";
import type { Renderers } from "../blocks/renderers.ts";
import { AmpEmbed } from "./AmpEmbed.tsx";
import { describeEmbed } from "./describe-embed.ts";
import { EmbedLine } from "./EmbedLine.tsx";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import { tiktokId } from "../../model/embeds/provider-ids.ts";

export const ampEmbeds: Renderers<EmbedKind> = {
  chart: (props) => (
    <AmpEmbed kind="chart" description={describeEmbed.chart(props)}>
      <AmpFrame title="Chart" src={`https://flo.uri.sh/${props.id}/embed`} height={575} />
    </AmpEmbed>
  ),
  facebook: (props) => {
    const description = describeEmbed.facebook(props);
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
  },
  forecast: (props) => <OnStandardPage {...describeEmbed.forecast(props)} />,
  instagram: (props) => (
    <AmpEmbed kind="instagram" description={describeEmbed.instagram(props)}>
      <amp-instagram
        data-shortcode={props.shortcode}
        data-captioned={props.hideCaption ? undefined : ""}
        layout="responsive"
        width={400}
        height={400}
      />
    </AmpEmbed>
  ),
  "live-blog": (props) => <OnStandardPage {...describeEmbed["live-blog"](props)} />,
  poll: (props) => <OnStandardPage {...describeEmbed.poll(props)} />,
  "storytelling-live-blog": (props) => <OnStandardPage {...describeEmbed["storytelling-live-blog"](props)} />,
  tiktok: (props) => {
    const id = tiktokId(props.url);
    const description = describeEmbed.tiktok(props);
    if (id === undefined) return <EmbedLine {...description} />;
    return (
      <AmpEmbed kind="tiktok" description={description} narrow>
        <amp-tiktok data-src={id} layout="responsive" width={325} height={731} />
      </AmpEmbed>
    );
  },
  tweet: (props) => (
    <AmpEmbed kind="tweet" description={describeEmbed.tweet(props)}>
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
  ),
  vimeo: (props) => {
    const [id = props.videoId, key] = props.videoId.split("/");
    return (
      <AmpEmbed kind="vimeo" description={describeEmbed.vimeo(props)}>
        {key === undefined ? (
          <amp-vimeo data-videoid={id} layout="responsive" width={640} height={360} />
        ) : (
          <AmpFrame
            title="Vimeo video"
            src={`https://player.vimeo.com/video/${id}?h=${key}`}
            width={640}
            height={360}
          />
        )}
      </AmpEmbed>
    );
  },
  youtube: (props) => (
    <AmpEmbed kind="youtube" description={describeEmbed.youtube(props)}>
      <amp-youtube data-videoid={props.videoId} layout="responsive" width={720} height={405} />
    </AmpEmbed>
  ),
};
