// Shares the page by the system's own sheet, or copies its address where there is none. Hidden without script.

import { useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

interface ShareButtonProps {
  title: string;
  /** The page's own address by default. */
  url?: string;
  className?: string;
}

const shownFor = 2000;

export function ShareButton({ title, url, className }: ShareButtonProps): ReactNode {
  const [copied, setCopied] = useState(false);

  const share = async () => {
    const address = new URL(url ?? location.pathname, location.href).href;
    if (typeof navigator.share === "function") {
      // The reader may close the sheet again: no error.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  };

  return (
    <Button look="outline" className={classNames("needs-script", className)} onClick={() => void share()}>
      <Icon name={copied ? "check" : "share"} />
      <span aria-live="polite">{copied ? "Link copied" : "Share"}</span>
    </Button>
  );
}
