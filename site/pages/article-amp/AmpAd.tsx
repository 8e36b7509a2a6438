// An ad in the body of an AMP page, in room that is kept for it: the ad server's when ads are switched on, else an offer of the house.

import { useContext, type ReactNode } from "react";
import { ampAdAttributes, type AmpAdPlace } from "../../ads/amp-ads.ts";
import { housePromoFor } from "../../ads/house-promos.ts";
import { AdsOfPage } from "../../ads/page-ads.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./AmpAd.module.css";

interface AmpAdProps {
  place: AmpAdPlace;
  /** Absent while the house fills its own ads. */
  slot: string | undefined;
}

export function AmpAd({ place, slot }: AmpAdProps): ReactNode {
  return (
    <aside
      className={classNames("screen-only", styles.ad)}
      id={place.position}
      aria-label={`Advertisement ${place.position}`}
    >
      <span className={styles.note} aria-hidden="true">
        Advertisement
      </span>
      {slot === undefined ? <HousePromo position={place.position} /> : <amp-ad {...ampAdAttributes(place, slot)} />}
    </aside>
  );
}

function HousePromo({ position }: { position: string }): ReactNode {
  const { tone, label, headline, text, button, url } = housePromoFor(position, useContext(AdsOfPage).promos);
  return (
    <a className={classNames(styles.promo, styles[tone])} href={url}>
      <span className={styles.label}>{label}</span>
      <span className={styles.headline}>{headline}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.button}>{button}</span>
    </a>
  );
}
