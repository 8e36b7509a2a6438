// A video on YouTube.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeYouTube } from "./describe.ts";

export function YouTube(props: BlockProps<"youtube"> & Preparable): ReactNode {
  return <Embed kind="youtube" {...describeYouTube(props)} prepared={props.prepared} />;
}
