// HEADER-04: to the channel, live.

import type { ReactNode } from "react";
import { brand } from "../../model/brand.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./MastheadBar.module.css";

export function WatchButton({ className }: { className?: string }): ReactNode {
  return (
    <a className={classNames(styles.watch, className)} href={brand.watchLive}>
      <Icon name="play" />
      Watch TV
    </a>
  );
}
