// What becomes of what a form sends, and where more is said of it.

import { use, type ReactNode } from "react";
import { DeadLinksOfPage } from "../shell/dead-links-of-page.ts";
import { leadsSomewhere } from "../shell/shown-links.ts";
import styles from "./Form.module.css";

const policyPath = "/privacy-policy";

export function PrivacyNote({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.note}>
      {children}
      {leadsSomewhere(policyPath, use(DeadLinksOfPage)) && (
        <>
          {" "}
          See the <a href={policyPath}>Privacy Policy</a>.
        </>
      )}
    </p>
  );
}
