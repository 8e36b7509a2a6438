// An ad's place on a front.

import type { ReactNode } from "react";
import { AdPlace } from "../../ads/AdPlace.tsx";
import { adShape } from "../../ads/ad-shape.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";

export function Ad({ iu = "ad", device, sizes }: BlockProps<"ad">): ReactNode {
  return <AdPlace slot={iu} device={device} shape={adShape(iu, sizes)} sizes={sizes} />;
}
