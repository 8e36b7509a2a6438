// AMP-02: where ads stand in the body of an AMP page, and under which names the bidders know each place.
//
//   ¶3 → ban1     ¶6 → ban2     …     ¶60 → ban20

import type { BodyPart } from "../article/body-ads.ts";
import { ampPlacements, type AmpPlacement } from "./amp-placements.ts";

export interface AmpAdPlace extends AmpPlacement {
  /** The ad follows the block with this index. */
  after: number;
}

const every = 3;

/** Only paragraphs count; an ad may follow the last one. One that would part a question from its answer lets the answer pass. */
export function ampAds(parts: readonly BodyPart[]): AmpAdPlace[] {
  const paragraphs = parts.flatMap(({ kind, introducesNext = false }, index) => {
    if (kind !== "paragraph") return [];
    return [introducesNext && index + 1 < parts.length ? index + 1 : index];
  });
  return ampPlacements.flatMap((placement, index) => {
    const after = paragraphs[(index + 1) * every - 1];
    return after === undefined ? [] : [{ ...placement, after }];
  });
}

interface Size {
  width: number;
  height: number;
}

/** The first is the one asked for, the others may come instead. */
const sizes: readonly [Size, ...Size[]] = [
  { width: 320, height: 50 },
  { width: 300, height: 250 },
  { width: 300, height: 50 },
];

/** Seconds after which an ad in view is changed. */
const refreshAfter = 30;
/** Milliseconds that the bidders have before the ad server is asked without them. */
const biddersTime = 1000;

/** The room for whichever size comes, so that none moves the text. */
export const ampAdRoom: Size = {
  width: Math.max(...sizes.map(({ width }) => width)),
  height: Math.max(...sizes.map(({ height }) => height)),
};

/** The attributes of the ad element, as the ad server's AMP extension reads them. */
export function ampAdAttributes({ position, exchangeId, bidderId }: AmpPlacement, slot: string) {
  const [asked, ...others] = sizes;
  return {
    ...ampAdRoom,
    type: "doubleclick",
    "data-slot": slot,
    "data-override-width": asked.width,
    "data-override-height": asked.height,
    "data-multi-size": others.map(({ width, height }) => `${width}x${height}`).join(","),
    "data-multi-size-validation": "false",
    "data-enable-refresh": refreshAfter,
    "data-block-on-consent": "_till_accepted",
    json: JSON.stringify({ targeting: { pos: position, ptype: "amp" } }),
    "rtc-config": JSON.stringify({
      vendors: { indexexchange: { SITE_ID: exchangeId }, prebidrubicon: { REQUEST_ID: bidderId } },
      timeoutMillis: biddersTime,
    }),
  } as const;
}
