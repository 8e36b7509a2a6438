// A video on Vimeo; an unlisted one has its key after its number.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeVimeo } from "./describe.ts";

export function Vimeo(props: BlockProps<"vimeo"> & Preparable): ReactNode {
  return <Embed kind="vimeo" {...describeVimeo(props)} prepared={props.prepared} />;
}
