// Documents that are no pages of the site: feeds, sitemaps, robots.txt, the text edition. They are cached, refreshed and purged as pages are.

import type { Archive } from "../../content/archive.ts";
import type { ContentClient } from "../../content/client.ts";
import type { FreshPage } from "../pages/cached-page.ts";

export interface DocumentRequest {
  /** Decoded, without query. */
  path: string;
  query: URLSearchParams;
  /** What the route's expression named. */
  params: Readonly<Record<string, string>>;
  content: ContentClient;
  archive: Archive;
  now: number;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Says that a read failed, so that a poorer document than the stored one is not cached. */
  noteFailure: () => void;
}

export interface MadeDocument {
  /** Media type with its charset. */
  type: string;
  body: string;
  /** 200 when absent. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Where it leads, to be told with the reader's query. */
  redirect?: FreshPage["redirect"];
}

export interface DocumentRoute {
  path: RegExp;
  /** Undefined when nothing stands at the address. */
  make(request: DocumentRequest): Promise<MadeDocument | undefined>;
  /** How the route says that it cannot be made now; a sentence in plain text without it. */
  whileAway?(request: DocumentRequest): MadeDocument;
}

export const plainText = (body: string): MadeDocument => ({ type: "text/plain; charset=utf-8", body });
export const xml = (body: string): MadeDocument => ({ type: "application/xml; charset=utf-8", body });
