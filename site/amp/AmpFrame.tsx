// A page of another site in an AMP page. AMP opens a frame in the first screen only if something stands there until it has come; what
// stands there says whose it is.

import type { ReactNode } from "react";
import styles from "./AmpFrame.module.css";

interface AmpFrameProps {
  title: string;
  src: string;
  /** Absent: as wide as there is room, at this height. */
  width?: number;
  height: number;
  sandbox?: string;
}

/** What charts and players need; AMP refuses pages of the own host, so a frame cannot reach this one. */
const usualSandbox = "allow-scripts allow-same-origin allow-popups";

export function AmpFrame({ title, src, width, height, sandbox = usualSandbox }: AmpFrameProps): ReactNode {
  return (
    <amp-iframe
      title={title}
      src={src}
      layout={width === undefined ? "fixed-height" : "responsive"}
      width={width ?? "auto"}
      height={height}
      sandbox={sandbox}
      frameborder={0}
      allowfullscreen=""
    >
      <div className={styles.waiting} {...{ placeholder: "" }}>
        <span>{new URL(src).host}</span>
      </div>
    </amp-iframe>
  );
}
