// FOOTER-02: what must be said at the end of every page, on paper too.

import type { ReactNode } from "react";
import { brand } from "../../model/brand.ts";

export function LegalLine({ year, className }: { year: string; className?: string }): ReactNode {
  const { legal, marketNote, name, timeZoneName } = brand;
  const said = [...legal, marketNote ?? ""].join(" ").trim();
  return (
    <p className={className}>{said.replace("{year}", year).replace("{name}", name).replace("{zone}", timeZoneName)}</p>
  );
}
