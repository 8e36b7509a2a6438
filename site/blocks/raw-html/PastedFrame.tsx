// BLOCK-10: a frame that was pasted into the story, in the place that its size reserves.

import type { ReactNode } from "react";
import type { RawFrame } from "./raw-frame.ts";
import styles from "./RawHtml.module.css";

export function PastedFrame(props: RawFrame & { isRefused?: boolean | undefined }): ReactNode {
  const { src, width, height, responsive, sandbox, title, allow, fullScreen, isRefused } = props;
  if (isRefused) {
    return (
      <p className={styles.link}>
        <a href={src} target="_blank" rel="noopener nofollow">
          {title}
        </a>
      </p>
    );
  }
  return (
    <div className={responsive ? styles.responsive : styles.fixed}>
      {/* Holds the proportion; a frame has none of its own. */}
      {responsive && <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />}
      <iframe
        src={src}
        title={title}
        width={width}
        height={height}
        sandbox={sandbox}
        allow={allow}
        allowFullScreen={fullScreen}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}
