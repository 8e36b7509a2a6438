// A document cannot be printed within the story: paper names it, and where it is (BLOCK-08).

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { PrintedAddress } from "./PrintedAddress.tsx";

export function PrintDocument({ url, linkText }: BlockProps<"pdf">): ReactNode {
  return (
    <p>
      Document: <a href={url}>{linkText}</a>, <PrintedAddress url={url} />
    </p>
  );
}
