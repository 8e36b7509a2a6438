// What a reader can do with the story: listen, share, save, print, change the size of the text.

import type { ReactNode } from "react";
import type { StoryToSave } from "../../device/device-story.ts";
import { SaveButton } from "../../device/saved/SaveButton.tsx";
import { ShareButton } from "../../share/ShareButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./ArticleTools.module.css";
import { ListenButton } from "./listen/ListenButton.tsx";
import { TextSize } from "./TextSize.tsx";

interface ArticleToolsProps {
  title: string;
  printUrl: string;
  /** Where the story is shared from: whole. Absent for what is not to be shared. */
  shareUrl?: string;
  listenable?: true;
  /** What the reader saves. Absent for a draft. */
  story?: StoryToSave;
}

/** The page draws the popover of this name; it needs no script. */
export const sharePopover = "share-story";

export function ArticleTools({ title, printUrl, shareUrl, listenable, story }: ArticleToolsProps): ReactNode {
  return (
    <section className={classNames("screen-only", styles.tools)} aria-label="Story tools">
      <div className={styles.bar}>
        {listenable && <ListenButton className={styles.tool} />}
        {shareUrl !== undefined && (
          <ShareButton title={title} url={shareUrl} popover={sharePopover} className={styles.tool} />
        )}
        {story !== undefined && (
          <SaveButton story={story} className={classNames("needs-script", styles.tool)} labelClassName={styles.label} />
        )}
        <a className={styles.tool} href={printUrl} rel="nofollow">
          <Icon name="print" />
          <span className={styles.label}>Print</span>
        </a>
        <TextSize className={styles.sizes} buttonClassName={styles.size} />
      </div>
    </section>
  );
}
