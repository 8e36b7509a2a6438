// PRINT-01: Print and Close. Without script Close is a link to the story and Print is not shown; the browser's own menu prints.

import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { decideClose } from "./decide-close.ts";
import styles from "./PrintControls.module.css";

interface PrintControlsProps {
  /** The story's own page. */
  storyUrl: string;
}

function leave(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget;
  const way = decideClose({ hasOpener: window.opener !== null, referrer: document.referrer, story: href });
  // A link that is to open elsewhere is none of ours.
  if (way === "follow" || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (way === "close") window.close();
  else history.back();
}

export function PrintControls({ storyUrl }: PrintControlsProps): ReactNode {
  return (
    <div className={styles.bar}>
      <p className={styles.label}>Print version</p>
      <a className={styles.close} href={storyUrl} onClick={leave}>
        <Icon name="close" />
        Close
      </a>
      <Button className="needs-script" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
    </div>
  );
}
