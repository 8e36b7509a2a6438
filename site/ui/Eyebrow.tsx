// The line above a headline: a section, a kicker, a topic. Outside readers find it as `.eyebrow a`.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Eyebrow.module.css";

interface EyebrowProps {
  children: ReactNode;
  href?: string;
  tone?: "section" | "signal" | "opinion" | "quiet";
  className?: string;
}

export function Eyebrow({ children, href, tone = "section", className }: EyebrowProps): ReactNode {
  return (
    <span className={classNames("eyebrow", styles.eyebrow, styles[tone], className)}>
      {href === undefined ? (
        children
      ) : (
        <a className={styles.link} href={href}>
          {children}
        </a>
      )}
    </span>
  );
}
