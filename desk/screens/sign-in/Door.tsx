import type { ReactNode } from "react";
import styles from "./Door.module.css";

/** What is shown to whoever is not signed in. */
export function Door({
  siteName,
  title,
  children,
}: {
  siteName: string;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <main className={styles.door}>
      <p className={styles.mark}>
        {siteName} <span>desk</span>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  );
}
