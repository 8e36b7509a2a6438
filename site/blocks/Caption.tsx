// The words under a picture: caption, then credit and source. Outside readers find it as `.caption`.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../model/html/safe-html.ts";
import { classNames } from "../ui/class-names.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import styles from "./Caption.module.css";

interface CaptionProps {
  caption?: SafeText;
  copyright?: string;
  /** Who sent the picture, where the credit does not say so itself. */
  source?: string;
  className?: string;
  /** A part of a longer caption is none itself. */
  as?: "figcaption" | "div";
}

export function Caption({
  caption,
  copyright,
  source,
  className,
  as: Element = "figcaption",
}: CaptionProps): ReactNode {
  const credit = [copyright, source].filter((name, index, all) => name !== undefined && all.indexOf(name) === index);
  if (caption === undefined && credit.length === 0) return null;
  return (
    <Element className={classNames("caption", styles.caption, className)}>
      {caption !== undefined && <SafeHtml as="span" html={caption} />}
      {credit.length > 0 && <span className={styles.credit}> {credit.join(" / ")}</span>}
    </Element>
  );
}
