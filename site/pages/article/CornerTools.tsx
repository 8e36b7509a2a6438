// What a reader can do with a story whose page has no bar of tools: save it, print it.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { SaveButton } from "../../device/saved/SaveButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { StoryProps } from "./article-props.ts";
import { storyKeys } from "../../device/story-keys.ts";
import styles from "./CornerTools.module.css";

interface CornerToolsProps extends Pick<StoryProps, "toSave" | "printUrl"> {
  /** Where the corner is. */
  className?: string;
}

export function CornerTools({ toSave, printUrl, className }: CornerToolsProps): ReactNode {
  return (
    <div className={classNames("screen-only", styles.tools, className)}>
      {toSave !== undefined && (
        <Island
          name="save-story"
          component={SaveButton}
          props={{ story: toSave, className: styles.tool }}
          wakes={storyKeys}
          className="needs-script"
        />
      )}
      <a className={styles.tool} href={printUrl} rel="nofollow">
        <Icon name="print" />
        Print
      </a>
    </div>
  );
}
