// AMP has no element for Flourish: the chart stands in AMP's frame.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { AmpFrame } from "../../amp/AmpFrame.tsx";
import { AmpEmbed } from "../../embeds/AmpEmbed.tsx";
import { describeChart } from "./describe.ts";

export function AmpChart(props: BlockProps<"chart">): ReactNode {
  return (
    <AmpEmbed kind="chart" description={describeChart(props)}>
      <AmpFrame title="Chart" src={`https://flo.uri.sh/${props.id}/embed`} height={575} />
    </AmpEmbed>
  );
}
