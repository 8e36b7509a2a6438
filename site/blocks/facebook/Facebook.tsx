// A post or a video on Facebook; its address tells which.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeFacebook } from "./describe.ts";

export function Facebook(props: BlockProps<"facebook"> & Preparable): ReactNode {
  return <Embed kind="facebook" {...describeFacebook(props)} prepared={props.prepared} />;
}
