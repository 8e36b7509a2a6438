// A slim bar that says: the channel is on the air now (CARD-08).

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { Picture } from "../../ui/Picture.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { reminderAddress } from "./reminder-address.ts";
import styles from "./WatchLivePromo.module.css";

export function WatchLivePromo({
  promoText,
  promoUrl,
  pillText,
  calReplyCode,
  imageUrl,
}: BlockProps<"watch-live-promo">): ReactNode {
  return (
    <div className={classNames("screen-only", styles.promo)} data-calreply={calReplyCode}>
      <a className={styles.watch} href={promoUrl}>
        {imageUrl !== undefined && (
          <span className={styles.picture}>
            <Picture src={imageUrl} alt="" use="thumbnail" />
          </span>
        )}
        <Pill kind="live">{pillText}</Pill>
        <span className={styles.words}>{promoText}</span>
        <span className={styles.sign}>
          <Icon name="play" />
        </span>
      </a>
      {calReplyCode !== undefined && (
        <a className={styles.remind} href={reminderAddress(calReplyCode)} target="_blank" rel="noopener">
          Remind me
        </a>
      )}
    </div>
  );
}
