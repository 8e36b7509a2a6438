// An ad in the body of an AMP page, in room that is kept for it: the ad server's when ads are switched on, else an offer of the house.

import { useContext, type ReactNode } from "react";
import { ampAdAttributes, type AmpAdPlace } from "../../ads/amp-ads.ts";
import { unitPath } from "../../ads/ad-unit.ts";
import { housePromoFor, type HousePromoText } from "../../ads/house-promos.ts";
import { AdsOfPage } from "../../ads/page-ads.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./AmpAd.module.css";

export function AmpAd({ place }: { place: AmpAdPlace }): ReactNode {
  const { live, promos } = useContext(AdsOfPage);
  const { position } = place;
  return (
    <aside className={classNames("screen-only", styles.ad)} id={position} aria-label={`Advertisement ${position}`}>
      <span className={styles.note} aria-hidden="true">
        Advertisement
      </span>
      {live === undefined ? (
        <HousePromo {...housePromoFor(position, promos)} />
      ) : (
        <amp-ad {...ampAdAttributes(place, unitPath(live.unit, position))} />
      )}
    </aside>
  );
}

function HousePromo({ tone, label, headline, text, button, url }: HousePromoText): ReactNode {
  return (
    <a className={classNames(styles.promo, styles[tone])} href={url}>
      <span className={styles.label}>{label}</span>
      <span className={styles.headline}>{headline}</span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
      <span className={styles.button}>{button}</span>
    </a>
  );
}
