// Pictures that items name by their address: among the uploads where they are brought in, where they are otherwise.

import { createHash } from "node:crypto";
import type { MediaCopy } from "../moving-in/bring-media.ts";
import { isServed, safeMediaPath } from "../moving-in/safe-media-path.ts";
import type { MediaLookup } from "../wordpress/media.ts";

export function ninjsMedia(name: string, isBrought: boolean): MediaLookup {
  const copies = new Map<string, MediaCopy>();
  return {
    attachments: new Map(),
    ofPost: () => [],
    moved(address) {
      const url = isBrought ? URL.parse(address) : null;
      const file = url?.pathname.split("/").at(-1) ?? "";
      if (url === null || !/^https?:$/.test(url.protocol) || !isServed(file)) return address;
      const hash = createHash("sha1").update(address).digest("hex").slice(0, 10);
      const here = `/uploads/ninjs/${name}/${hash}-${safeMediaPath(file)}`;
      copies.set(here, { here, there: address, inFolder: [file] });
      return here;
    },
    staysAt: () => undefined,
    clip: () => undefined,
    copies: () => copies.values(),
  };
}
