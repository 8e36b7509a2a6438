// A document cannot be printed within the story: paper names it, and where it is (BLOCK-08).

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { brand } from "../../../model/brand.ts";
import { isExternal } from "../../../model/addresses/site-path.ts";

export function PrintDocument({ url, linkText }: BlockProps<"pdf">): ReactNode {
  return (
    <p>
      Document: <a href={url}>{linkText}</a>, {isExternal(url) ? url : `${brand.domain}${url}`}
    </p>
  );
}
