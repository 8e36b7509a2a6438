// A live blog of the comments platform (EMBED-02). Without a platform it leads to the site's own coverage of the event.

import type { ReactNode } from "react";
import type { Preparable } from "../../../model/embeds/prepared-embed.ts";
import { Embed } from "../../embeds/Embed.tsx";
import { describeLiveBlog } from "./describe.ts";

export function LiveBlog({ prepared }: Preparable): ReactNode {
  return <Embed kind="live-blog" {...describeLiveBlog()} prepared={prepared} />;
}
