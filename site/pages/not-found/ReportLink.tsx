// NF-05: the way to the contact page, with the address filled in.

import type { ReactNode } from "react";
import type { BadPath } from "./report-link.ts";
import { reportUrl } from "./report-url.ts";

export function ReportLink({ path }: BadPath): ReactNode {
  return (
    <a href={reportUrl(path)} rel="nofollow">
      Report the link as missing
    </a>
  );
}
