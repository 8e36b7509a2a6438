// The pages of the video room, in a line (VIDEO-06).

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { ShowSubnav } from "../show-subnav/ShowSubnav.tsx";

export function VideoNavigation({ title, links }: BlockProps<"video-navigation">): ReactNode {
  return <ShowSubnav title={title} links={links} />;
}
