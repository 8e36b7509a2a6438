// A video on TikTok.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeTikTok } from "./describe.ts";

export function TikTok(props: BlockProps<"tiktok"> & Preparable): ReactNode {
  return <Embed kind="tiktok" {...describeTikTok(props)} prepared={props.prepared} />;
}
