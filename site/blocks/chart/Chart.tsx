// A chart of one of the services that charts come from, known by its id.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeChart } from "./describe.ts";

export function Chart(props: BlockProps<"chart"> & Preparable): ReactNode {
  return <Embed kind="chart" {...describeChart(props)} prepared={props.prepared} />;
}
