import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface NoticeProps {
  kind: "fault" | "done";
  children: ReactNode;
}

/** Read aloud when it appears: faults at once, what was done when there is a pause. */
export function Notice({ kind, children }: NoticeProps): ReactNode {
  return (
    <p className={`${styles.notice} ${styles[kind]}`} role={kind === "fault" ? "alert" : "status"}>
      {children}
    </p>
  );
}
