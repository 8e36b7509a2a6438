// Says which TV provider a viewer has signed in with, and signs out. Asked by the browser: the page itself is the same for everybody.

import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import type { ViewerState } from "../video/video-state.ts";
import { signOutAction, viewerPath } from "./sign-in-addresses.ts";
import styles from "./SignedIn.module.css";

interface SignedInProps {
  /** The page to come back to. */
  path: string;
}

export function SignedIn({ path }: SignedInProps): ReactNode {
  const [provider, setProvider] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(viewerPath, { signal: leaving.signal });
      const { mvpd }: ViewerState = response.ok ? await response.json() : {};
      setProvider(mvpd);
    };
    // Without an answer nobody has signed in as far as this page knows.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <output className={styles.status}>
      {provider !== undefined && (
        <form method="post" action={signOutAction(path)} className={styles.viewer}>
          <p>
            Signed in as a viewer of <b>{provider}</b>.
          </p>
          <Button type="submit" look="outline">
            Sign out
          </Button>
        </form>
      )}
    </output>
  );
}
