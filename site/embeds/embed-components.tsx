// The renderers of embeds: all alike, for what differs is how they are described and shown.

import type { ComponentType } from "react";
import type { Renderers } from "../blocks/renderers.ts";
import type { BlockProps } from "../../content/blocks/schemas.ts";
import { describeEmbed } from "./describe-embed.ts";
import { Embed } from "./Embed.tsx";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import { EmbedLine } from "./EmbedLine.tsx";
import type { Preparable } from "../../model/embeds/prepared-embed.ts";

function embedded<K extends EmbedKind>(kind: K): ComponentType<BlockProps<K>> {
  return (props: BlockProps<K> & Preparable) => (
    <Embed kind={kind} {...describeEmbed[kind](props)} prepared={props.prepared} />
  );
}

/** On paper. */
function printed<K extends EmbedKind>(kind: K): ComponentType<BlockProps<K>> {
  return (props: BlockProps<K>) => <EmbedLine {...describeEmbed[kind](props)} />;
}

export const embedComponents: Renderers<EmbedKind> = {
  chart: embedded("chart"),
  facebook: embedded("facebook"),
  forecast: embedded("forecast"),
  instagram: embedded("instagram"),
  "live-blog": embedded("live-blog"),
  poll: embedded("poll"),
  "storytelling-live-blog": embedded("storytelling-live-blog"),
  tiktok: embedded("tiktok"),
  tweet: embedded("tweet"),
  vimeo: embedded("vimeo"),
  youtube: embedded("youtube"),
};

export const printedEmbeds: Renderers<EmbedKind> = {
  chart: printed("chart"),
  facebook: printed("facebook"),
  forecast: printed("forecast"),
  instagram: printed("instagram"),
  "live-blog": printed("live-blog"),
  poll: printed("poll"),
  "storytelling-live-blog": printed("storytelling-live-blog"),
  tiktok: printed("tiktok"),
  tweet: printed("tweet"),
  vimeo: printed("vimeo"),
  youtube: printed("youtube"),
};
