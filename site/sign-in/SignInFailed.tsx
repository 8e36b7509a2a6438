// Said to a reader who comes back from the sign-in service with nothing that counts: the address names it, so it needs no script.

import type { ReactNode } from "react";
import { signInFailedId } from "./sign-in-addresses.ts";
import styles from "./SignInFailed.module.css";

export function SignInFailed(): ReactNode {
  return (
    <p id={signInFailedId} className={styles.failed} role="alert">
      That sign-in did not work, or it took too long. Please try again.
    </p>
  );
}
