// Shares the page by the system's own sheet where there is one; otherwise it opens the popover, which needs no script. In an island.

import type { MouseEvent, ReactNode } from "react";
import { heldMark } from "../../core/client/early-clicks.ts";
import { Icon } from "../ui/Icon.tsx";

interface ShareButtonProps {
  title: string;
  /** Whole. */
  url: string;
  /** The id of the popover. */
  popover: string;
  className?: string;
}

export function ShareButton({ title, url, popover, className }: ShareButtonProps): ReactNode {
  const share = (event: MouseEvent) => {
    // A computer with a sheet of its own has a poorer one than ours.
    if (typeof navigator.share !== "function" || !matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    // The reader may close the sheet again: no error.
    navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <button type="button" className={className} popoverTarget={popover} onClick={share} {...{ [heldMark]: "" }}>
      <Icon name="share" />
      <span>Share</span>
    </button>
  );
}
