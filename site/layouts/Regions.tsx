// LAYOUT-02: the five regions of a layout and where they stand. Empty regions take no room.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { LayoutFrame } from "./layouts.ts";
import styles from "./Regions.module.css";

interface RegionsProps {
  preContent?: ReactNode;
  leftRail?: ReactNode;
  main: ReactNode;
  rightRail?: ReactNode;
  postContent?: ReactNode;
  /** Which rails may stand beside the main column; by default those that are given. */
  rails?: LayoutFrame["rails"];
  className?: string;
}

function isGiven(region: ReactNode): boolean {
  return region !== undefined && region !== null && region !== false;
}

export function Regions({
  preContent,
  leftRail,
  main,
  rightRail,
  postContent,
  rails = "left-right",
  className,
}: RegionsProps): ReactNode {
  const left = rails === "left-right" && isGiven(leftRail);
  const right = rails !== "none" && isGiven(rightRail);
  return (
    <div className={classNames("frame", styles.regions, className)}>
      {isGiven(preContent) && <div className={styles.preContent}>{preContent}</div>}
      <div className={classNames(styles.columns, left && styles.withLeft, right && styles.withRight)}>
        {left && <div className={styles.leftRail}>{leftRail}</div>}
        <div className={styles.main}>{main}</div>
        {right && (
          <aside className={styles.rightRail} aria-label="More">
            {rightRail}
          </aside>
        )}
      </div>
      {isGiven(postContent) && <div className={styles.postContent}>{postContent}</div>}
    </div>
  );
}
