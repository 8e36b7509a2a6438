// What is new in live coverage announces itself here and waits until the reader asks for it (`live-updates.ts`).

import type { ReactNode } from "react";
import type { LiveEventPage } from "./live-controller.ts";
import styles from "./LiveUpdates.module.css";

export function LiveUpdates({ path }: LiveEventPage): ReactNode {
  return (
    <>
      <a className={styles.button} href={path} hidden>
        New updates
      </a>
      <output className="visually-hidden" />
    </>
  );
}
