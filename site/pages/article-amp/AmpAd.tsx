// An ad in the body of an AMP page, in room that is reserved for it: the ad server's when ads are switched on, else an offer of the house.

import { useContext, type ReactNode } from "react";
import { ampAdAttributes, type AmpAdPlace } from "../../ads/amp-ads.ts";
import { unitPath } from "../../ads/ad-unit.ts";
import { housePromoFor } from "../../ads/house-promos.ts";
import { AdsOfPage } from "../../ads/page-ads.ts";
import { HousePromo } from "../../blocks/house-promo/HousePromo.tsx";
import { AdSlot } from "../../ui/AdSlot.tsx";
import styles from "./AmpAd.module.css";

export function AmpAd({ place }: { place: AmpAdPlace }): ReactNode {
  const ads = useContext(AdsOfPage);
  const { live } = ads;
  const { position } = place;
  const promo = housePromoFor(position, ads);
  if (promo === undefined) return null;
  return (
    <AdSlot id={position} className={styles.ad}>
      {live === undefined ? (
        <HousePromo {...promo} />
      ) : (
        <amp-ad className={styles.live} {...ampAdAttributes(place, unitPath(live.unit, position))} />
      )}
    </AdSlot>
  );
}
