// FOOTER-02: what must be said at the end of every page, on paper too.

import type { ReactNode } from "react";
import { brand } from "../../model/brand.ts";

export function LegalLine({ year, className }: { year: string; className?: string }): ReactNode {
  return (
    <p className={className}>
      This material may not be published, broadcast, rewritten or redistributed. © {year} {brand.name}. All rights
      reserved. All times Eastern. Market data delayed by at least 15 minutes.
    </p>
  );
}
