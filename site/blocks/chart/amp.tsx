// AMP has no element for charts: they stand in AMP's frame.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { chartPlace } from "../../../model/embeds/chart-providers.ts";
import { AmpFrame } from "../../amp/AmpFrame.tsx";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeChart } from "./describe.ts";

export function AmpChart(props: BlockProps<"chart">): ReactNode {
  return (
    <AmpEmbed kind="chart" description={describeChart(props)}>
      <AmpFrame title="Chart" src={chartPlace(props.id).frame} height={props.height ?? 575} />
    </AmpEmbed>
  );
}
