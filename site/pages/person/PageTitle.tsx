// The heading of a page that lists people or shows.

import type { ReactNode } from "react";
import styles from "./PageTitle.module.css";

interface PageTitleProps {
  title: string;
  /** A sentence under it. */
  children?: ReactNode;
}

export function PageTitle({ title, children }: PageTitleProps): ReactNode {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </header>
  );
}
