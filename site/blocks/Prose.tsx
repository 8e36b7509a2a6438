// The reading column: sets the type of running text and the space between blocks. Paragraphs are its direct children.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./Prose.module.css";

interface ProseProps {
  children: ReactNode;
  /** A name that outside readers rely on, e.g. `article-body`. */
  className?: string;
}

export function Prose({ children, className }: ProseProps): ReactNode {
  return <div className={classNames(className, styles.prose)}>{children}</div>;
}
