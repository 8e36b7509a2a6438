// An ad's place on a page: the reserved space with a house promo in it and, where the publisher has an ad server and the reader allows
// it, an advertiser's ad over the promo.

import { useContext, type ReactNode } from "react";
import { isOn } from "../../model/brand.ts";
import { Island } from "../Island.tsx";
import { HousePromo } from "../blocks/house-promo/HousePromo.tsx";
import { AdSlot, type AdDevice } from "../ui/AdSlot.tsx";
import styles from "./AdPlace.module.css";
import type { AdShape } from "./ad-shape.ts";
import { usualSizes } from "./ad-sizes.ts";
import { unitPath } from "./ad-unit.ts";
import { slotElementId } from "./distinct-slots.ts";
import { housePromoFor } from "./house-promos.ts";
import type { AdState } from "./live-ad.ts";
import { AdsOfPage } from "./page-ads.ts";

interface AdPlaceProps {
  /** e.g. lb2, ban1. */
  slot: string;
  device?: AdDevice;
  shape?: AdShape;
  /** Absent: the usual ones of its place. */
  sizes?: readonly string[];
  className?: string;
}

const beforeAnswer: AdState = "waiting";

/** What a browser puts the ad in. */
function WaitingAd(): ReactNode {
  return <div data-ad={beforeAnswer} />;
}

export function AdPlace({ slot, device, shape = "box", sizes, className }: AdPlaceProps): ReactNode {
  const ads = useContext(AdsOfPage);
  const promo = housePromoFor(slot, ads);
  if (!isOn("ads") || promo === undefined) return null;
  const { live } = ads;
  return (
    <AdSlot id={slotElementId(slot, device)} device={device} shape={shape} className={className}>
      {live !== undefined && (
        <Island
          name="ad"
          component={WaitingAd}
          wakes="near"
          className={styles.live}
          props={{
            script: live.script,
            path: unitPath(live.unit, slot),
            sizes: sizes ?? usualSizes(device, shape),
            ...(live.article !== undefined && { article: live.article }),
            ...(live.refreshSeconds > 0 && { refreshSeconds: live.refreshSeconds }),
          }}
        />
      )}
      <HousePromo {...promo} shape={shape} />
    </AdSlot>
  );
}
