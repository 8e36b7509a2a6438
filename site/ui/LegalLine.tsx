// FOOTER-02: what must be said at the end of every page, on paper too.

import type { ReactNode } from "react";
import { brandInBrowser } from "../../model/brand-in-browser.ts";
import { yearOf } from "../lib/dates.ts";
import { useRenderedAt } from "../../core/rendered-at.ts";

export function LegalLine({ className }: { className?: string }): ReactNode {
  return (
    <p className={className}>
      This material may not be published, broadcast, rewritten or redistributed. © {yearOf(useRenderedAt())}{" "}
      {brandInBrowser.name}. All rights reserved. All times Eastern. Market data delayed by at least 15 minutes.
    </p>
  );
}
