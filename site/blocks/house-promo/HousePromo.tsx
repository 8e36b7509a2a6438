// An offer of the publisher's own, with a drawing beside its words. It fills whatever space it gets.

import type { ReactNode } from "react";
import type { AdShape } from "../../ads/ad-shape.ts";
import { Mark } from "../../shell/Wordmark.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./HousePromo.module.css";
import art from "./PromoArt.module.css";

interface HousePromoProps extends BlockProps<"house-promo"> {
  shape?: AdShape;
}

export function HousePromo({ shape = "box", tone, label, headline, text, button, url }: HousePromoProps): ReactNode {
  return (
    <div className={classNames(styles.place, styles[shape], shape === "header" && styles.strip)}>
      <a className={classNames(styles.promo, styles[tone])} href={url}>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.headline}>{headline}</span>
          {text !== undefined && <span className={styles.text}>{text}</span>}
        </span>
        <span className={styles.button}>{button}</span>
        <span className={classNames(styles.art, art.art, art[tone])} aria-hidden="true">
          {tone === "navy" && <Mark className={art.mark} />}
        </span>
      </a>
    </div>
  );
}
