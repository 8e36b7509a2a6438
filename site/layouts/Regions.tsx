// LAYOUT-02, LAYOUT-09: the regions of a page and where they stand. Empty regions take no room.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./Regions.module.css";

interface RegionsProps {
  preContent?: ReactNode;
  leftRail?: ReactNode;
  main?: ReactNode;
  rightRail?: ReactNode;
  /** Below the columns, as wide as the page. */
  fullWidth?: ReactNode;
  postContent?: ReactNode;
  className?: string;
}

function isGiven(region: ReactNode): boolean {
  return region !== undefined && region !== null && region !== false;
}

export function Regions(props: RegionsProps): ReactNode {
  const { preContent, leftRail, main, rightRail, fullWidth, postContent, className } = props;
  const [left, right] = [isGiven(leftRail), isGiven(rightRail)];
  if (![preContent, leftRail, main, rightRail, fullWidth, postContent].some(isGiven)) return null;
  return (
    <div className={classNames("frame", styles.regions, className)}>
      {isGiven(preContent) && <div className={styles.preContent}>{preContent}</div>}
      {(left || right || isGiven(main)) && (
        <div className={classNames(styles.columns, left && styles.withLeft, right && styles.withRight)}>
          {left && <div className={styles.leftRail}>{leftRail}</div>}
          <div className={styles.main}>{main}</div>
          {right && (
            <aside className={styles.rightRail} aria-label="More">
              {rightRail}
            </aside>
          )}
        </div>
      )}
      {isGiven(fullWidth) && <div className={styles.below}>{fullWidth}</div>}
      {isGiven(postContent) && <div className={styles.below}>{postContent}</div>}
    </div>
  );
}
