// Said to a reader who comes back from the sign-in service with nothing that counts: the address names it, so it needs no script.

import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import { signInFailedId } from "./sign-in-link.ts";
import styles from "./SignInFailed.module.css";

export function SignInFailed(): ReactNode {
  return (
    <p id={signInFailedId} className={styles.failed} role="alert">
      {messages.signInFailed}
    </p>
  );
}
