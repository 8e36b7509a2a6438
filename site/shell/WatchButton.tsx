// HEADER-04: to the channel, live.

import type { ReactNode } from "react";
import { brandInBrowser } from "../../model/brand-in-browser.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./MastheadBar.module.css";

export function WatchButton({ className }: { className?: string }): ReactNode {
  return (
    <a className={classNames(styles.watch, className)} href={brandInBrowser.watchLive}>
      <Icon name="play" />
      Watch TV
    </a>
  );
}
