// Paper plays nothing: a video is its title and where it can be watched.

import { useContext, type ReactNode } from "react";
import { watchUrl } from "../../../model/video/video-address.ts";
import { classNames } from "../../ui/class-names.ts";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { PageVideos } from "../../video/known-video.ts";
import type { VideoFigureProps } from "../../video/VideoFigure.tsx";
import { PrintImage } from "./PrintImage.tsx";
import styles from "./PrintVideo.module.css";
import { PrintedAddress } from "./PrintedAddress.tsx";
import { lookUp } from "../../../model/fields/look-up.ts";

export function PrintVideo({ videoId, url, title, caption }: VideoFigureProps): ReactNode {
  const known = lookUp(useContext(PageVideos), videoId);
  const name = title ?? known?.title;
  // A video that is gone cannot be looked up by a reader of paper either.
  if (name === undefined || known?.standing === "missing" || known?.standing === "expired") return null;
  const page = watchUrl(url);
  return (
    <div className={styles.video} data-video-id={videoId}>
      <p className={styles.title}>
        <b>Video:</b> {name}
      </p>
      {caption !== undefined && <SafeHtml as="p" className={classNames("caption", styles.caption)} html={caption} />}
      {page !== undefined && (
        <p className={styles.address}>
          <PrintedAddress url={page} />
        </p>
      )}
    </div>
  );
}

/** The poster stands for the video that leads; one without a poster is named like the others. */
export function PrintLeadVideo(props: VideoFigureProps): ReactNode {
  const { imageUrl: url, imageAlt, caption } = props;
  if (url === undefined) return <PrintVideo {...props} />;
  return <PrintImage url={url} imageAlt={imageAlt} caption={caption} copyright={undefined} />;
}
