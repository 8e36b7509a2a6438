// Makes the documents that are no pages: from an address to what the page cache keeps, with the keys of everything that was read.

import type { Logger } from "pino";
import type { OpenArchive } from "../../content/archive.ts";
import type { OpenClient } from "../../content/client.ts";
import { events } from "../log.ts";
import type { PageAddress } from "../pages/page-address.ts";
import type { FreshPage } from "../pages/cached-page.ts";
import { askedAgain } from "../pages/page-service.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { EdgeHeaders } from "../edges/edge-headers.ts";
import { surrogateKeyHeader } from "../pages/surrogate-key-header.ts";
import type { DocumentRoute, MadeDocument } from "./document-route.ts";
import { documentPolicy } from "../http/cache-policies.ts";

export interface DocumentServiceParts {
  routes: readonly DocumentRoute[];
  openClient: OpenClient;
  openArchive: OpenArchive;
  origin: string;
  surrogateKeys: boolean;
  /** What answers say to caches in front of the site. */
  edgeHeaders?: EdgeHeaders;
  /** PAGE_FRESH_SECONDS. */
  freshSeconds: number;
  log: Logger;
  now: () => number;
}

/** Undefined for an address that is none of theirs. While the store fails, what is not cached is not there for now: see decision 4. */
export type DocumentService = (address: PageAddress) => Promise<FreshPage> | undefined;

const nothingThere: MadeDocument = { type: "text/plain; charset=utf-8", body: "Nothing stands here.\n", status: 404 };
const notNow: MadeDocument = {
  type: "text/plain; charset=utf-8",
  body: "This cannot be read now.\n",
  status: 503,
  headers: askedAgain(503),
};

export function documentService(parts: DocumentServiceParts): DocumentService {
  const { routes, openClient, openArchive, origin, surrogateKeys, edgeHeaders, freshSeconds, now, log } = parts;

  return ({ path, query }) => {
    for (const route of routes) {
      const match = route.path.exec(path);
      if (match !== null) return made(route, { ...match.groups });
    }
    return undefined;

    async function made(route: DocumentRoute, params: Record<string, string>): Promise<FreshPage> {
      const keys = new Set<string>();
      const content = openClient(keys);
      const archive = openArchive(keys);
      let degraded = false;
      const noteFailure = () => {
        degraded = true;
      };
      const asked = { path, query, params, content, archive, now: now(), origin, noteFailure };
      const failed = (error: unknown) => {
        noteFailure();
        log.error({ err: error, path }, events.documentFailed);
        const { type, body, headers } = route.whileAway?.(asked) ?? notNow;
        return { ...notNow, type, body, headers: { ...notNow.headers, ...headers } };
      };
      const document = (await route.make(asked).catch(failed)) ?? nothingThere;
      return {
        status: document.status ?? 200,
        body: Buffer.from(document.body),
        headers: {
          ...securityHeaders,
          "content-type": document.type,
          "cache-control": documentPolicy({ fresh: freshSeconds }),
          ...(surrogateKeys && surrogateKeyHeader(keys)),
          ...edgeHeaders?.(keys, { of: "document", now: asked.now }),
          ...document.headers,
        },
        keys,
        degraded,
        ...(document.redirect && { redirect: document.redirect }),
      };
    }
  };
}
