// The way to the print version, where a story has no bar of tools.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./PrintLink.module.css";

export function PrintLink({ url, className }: { url: string; className?: string | undefined }): ReactNode {
  return (
    <a className={classNames("screen-only", styles.print, className)} href={url} rel="nofollow">
      <Icon name="print" />
      Print
    </a>
  );
}
