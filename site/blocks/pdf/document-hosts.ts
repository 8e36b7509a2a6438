// Which other hosts a page must be allowed to frame for the documents on it (BLOCK-08). Documents of the site's own need none.

import type { OutsideHosts } from "../../../core/outside-hosts.ts";
import { isExternal } from "../../../model/addresses/site-path.ts";
import type { Block } from "../../../content/blocks/schemas.ts";

export function documentHosts(blocks: readonly Block[]): OutsideHosts {
  const frame = blocks.flatMap((block) =>
    block.kind === "pdf" && isExternal(block.props.url) && URL.canParse(block.props.url)
      ? [new URL(block.props.url).origin]
      : [],
  );
  return frame.length === 0 ? {} : { frame };
}
