// A layout without the modules that show what the publisher has switched off.

import type { Feature } from "../../model/brand/features.ts";
import { eachRegion } from "../../model/layouts/region-names.ts";
import type { BlockKind } from "../blocks/schemas.ts";
import type { RecordDocs } from "../records/kinds.ts";

/** What is drawn only where a switch is on. */
const switchOfBlock: Partial<Record<BlockKind, Feature>> = {
  "channel-promo": "liveTv",
  "watch-live-promo": "liveTv",
  carriers: "liveTv",
  "show-banner": "shows",
  "show-carousel": "shows",
  "show-list": "shows",
  "show-subnav": "shows",
  "election-results": "elections",
  "video-group": "videoRoom",
  "video-navigation": "videoRoom",
  "video-strip": "videoRoom",
  newsletter: "newsletters",
  ad: "ads",
  "house-promo": "ads",
};

export function layoutOffered(layout: RecordDocs["layout"], isOn: (feature: Feature) => boolean): RecordDocs["layout"] {
  const isOffered = ({ kind }: { kind: BlockKind }) => {
    const feature = switchOfBlock[kind];
    return feature === undefined || isOn(feature);
  };
  return { ...layout, ...eachRegion((name) => layout[name].filter(isOffered)) };
}
