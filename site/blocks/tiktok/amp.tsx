// AMP's own element of a TikTok video, by its number. A short address does not tell that: the reader gets the address.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { tiktokId } from "../../../model/embeds/provider-ids.ts";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { EmbedLine } from "../../embeds/EmbedLine.tsx";
import { describeTikTok } from "./describe.ts";

export function AmpTikTok(props: BlockProps<"tiktok">): ReactNode {
  const id = tiktokId(props.url);
  const description = describeTikTok(props);
  if (id === undefined) return <EmbedLine {...description} />;
  return (
    <AmpEmbed kind="tiktok" description={description} narrow>
      <amp-tiktok data-src={id} layout="responsive" width={325} height={731} />
    </AmpEmbed>
  );
}
