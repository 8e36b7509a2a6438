import type { ReactNode } from "react";

/** Where a race that is called is said to those who hear the page (`live-results.ts`). */
export function CalledRaces(): ReactNode {
  return <output className="visually-hidden" />;
}
