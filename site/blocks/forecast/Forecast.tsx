// A question of the forecasting service that the publisher chose.

import type { ReactNode } from "react";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeForecast } from "./describe.ts";

export function Forecast({ prepared }: Preparable): ReactNode {
  return <Embed kind="forecast" {...describeForecast()} prepared={prepared} />;
}
