// /lite and /lite/{path}: the text edition of a page. What has none leads to the full page.

import { liteDocument, liteStyle } from "../../site/lite/lite-document.ts";
import { litePage } from "../../site/lite/lite-pages.ts";
import { readLite } from "../../site/lite/read-lite.server.ts";
import { pathOf } from "../../model/addresses/site-path.ts";
import type { DocumentRoute, MadeDocument } from "../documents/document-route.ts";
import { scriptHash } from "../http/security-headers.ts";

const type = "text/html; charset=utf-8";

/** Nothing is loaded but the document itself. */
const policy = [
  "default-src 'none'",
  `style-src ${scriptHash(liteStyle)}`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

export const liteRoutes: readonly DocumentRoute[] = [
  {
    path: /^\/lite(?<page>\/.*)?$/,
    make: async ({ path: asked, params, query, content, origin, now }) => {
      // Without doubled slashes: what stands here as a path is sent to readers as one.
      const path = pathOf(params["page"] ?? "/");
      const found = await readLite(path, content, now);
      const part = found && litePage(found.pieces, query.get("page"));
      if (found === undefined || part === undefined) return elsewhere(path);
      if (asked !== (path === "/" ? "/lite" : `/lite${path}`))
        return elsewhere(path === "/" ? "/lite" : `/lite${path}`);
      return {
        type,
        body: liteDocument({ ...found, path, origin, now, words: part }),
        headers: { "content-security-policy": policy },
      };
    },
  },
];

function elsewhere(path: string): MadeDocument {
  return { type, body: "", status: 302, headers: { location: encodeURI(path) } };
}
