// The legal links of the video pages, in a line (VIDEO-06).

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { ShowSubnav } from "../show-subnav/ShowSubnav.tsx";

export function LegalLinks({ title, text, links }: BlockProps<"legal-links">): ReactNode {
  return (
    <>
      <ShowSubnav title={title} links={links} />
      {text !== undefined && <p>{text}</p>}
    </>
  );
}
