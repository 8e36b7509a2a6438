// A small label on a picture or beside a headline. Which pills a story gets is decided elsewhere (LIST-07); this draws one.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Pill.module.css";

export type PillKind = "breaking" | "developing" | "live" | "duration" | "exclusive" | "opinion";

const words: Readonly<Record<Exclude<PillKind, "duration">, string>> = {
  breaking: "Breaking News",
  developing: "Developing",
  live: "Live",
  exclusive: "Exclusive",
  opinion: "Opinion",
};

interface PillProps {
  kind: PillKind;
  /** Makes the pill a link, as the live pill is. */
  href?: string;
  /** Overrides the usual words; a duration pill needs them. */
  children?: ReactNode;
  className?: string;
}

export function Pill({ kind, href, children, className }: PillProps): ReactNode {
  const content = children ?? (kind === "duration" ? undefined : words[kind]);
  if (content === undefined) return null;
  const classes = classNames(styles.pill, styles[kind], className);
  return href === undefined ? (
    <span className={classes}>{content}</span>
  ) : (
    <a className={classes} href={href}>
      {content}
    </a>
  );
}
