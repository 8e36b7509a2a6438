// Gives the dictionary to browsers, which ask for it when they have nothing else to do.

import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { Hono } from "hono";
import { memoized } from "../../model/work/single-flight.ts";
import type { Capability } from "../capability.ts";
import { acceptedEncoding } from "../http/accept-encoding.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { responseBody } from "../http/response-body.ts";
import { securityHeaders, sharedFile } from "../http/security-headers.ts";
import type { PageDictionary } from "./dcz.ts";

/** For documents, and for what scripts fetch: the answers of client navigations. */
const useAsDictionary = 'match="/*", match-dest=("document" "")';

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (bytes: Buffer) => bytes,
};

export function dictionaryCapability(dictionary: PageDictionary | undefined): Capability {
  if (dictionary === undefined) return {};
  const encoded = new Map<string, Promise<Buffer>>();
  return {
    routes: new Hono().get(dictionary.path, async (context) => {
      const encoding = acceptedEncoding(context.req.header("accept-encoding"), ["br", "gzip"]);
      const bytes = await memoized(encoded, encoding, () => compress[encoding](dictionary.bytes));
      return context.body(responseBody([bytes].values()), 200, {
        ...securityHeaders,
        ...sharedFile,
        "content-type": "application/octet-stream",
        "content-length": String(bytes.length),
        "cache-control": cachePolicies.builtFile,
        "use-as-dictionary": useAsDictionary,
        vary: "accept-encoding",
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      });
    }),
  };
}
