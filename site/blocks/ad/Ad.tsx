// An ad's place on a front.

import type { ReactNode } from "react";
import { HouseAd } from "../../ads/HouseAd.tsx";
import type { BlockProps } from "../schemas.ts";
import { adShape } from "./ad-shape.ts";

export function Ad({ iu = "ad", device, sizes }: BlockProps<"ad">): ReactNode {
  return <HouseAd slot={iu} device={device} shape={adShape(sizes)} />;
}
