// ADS-01: the modules of a front with the ads between them, which stand there as modules do.

import type { Block } from "../../content/blocks/schemas.ts";
import { usualSizes } from "./ad-sizes.ts";
import { frontAds } from "./front-ads.ts";

export function withFrontAds(blocks: readonly Block[]): Block[] {
  const places = frontAds(blocks.map(({ kind }) => kind));
  return blocks.flatMap((block, index) => [
    block,
    ...places
      .filter(({ after }) => after === index)
      .map(({ device, id }): Block => ({
        kind: "ad",
        props: { iu: id, device, sizes: [...usualSizes(device, "box")] },
      })),
  ]);
}
