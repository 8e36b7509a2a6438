// A post on Instagram.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeInstagram } from "./describe.ts";

export function Instagram(props: BlockProps<"instagram"> & Preparable): ReactNode {
  return <Embed kind="instagram" {...describeInstagram(props)} prepared={props.prepared} />;
}
