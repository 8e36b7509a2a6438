// BLOCK-10: a page of this site that was pasted into a story as a frame, in the place that its size reserves. It asks nobody else for
// anything, so it does not wait to be asked for.

import type { ReactNode } from "react";
import type { RawFrame } from "../../../model/embeds/raw-frame.ts";
import styles from "./RawHtml.module.css";

export function OwnFrame(frame: RawFrame): ReactNode {
  const { src, width, height, responsive, sandbox = "", title, allow, fullScreen } = frame;
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
