// A post on X, still called by its old name.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeTweet } from "./describe.ts";

export function Tweet(props: BlockProps<"tweet"> & Preparable): ReactNode {
  return <Embed kind="tweet" {...describeTweet(props)} prepared={props.prepared} />;
}
