// The caches in front of this site, as the settings name them: what answers say to them.

import { hash } from "node:crypto";
import { siteSlug } from "../../model/brand/site-slug.ts";
import type { Config } from "../config.ts";
import { limitsConfig } from "../limits/limits-config.ts";
import { nodeConfig } from "../nodes/node-config.ts";
import { edgeHeaders, type EdgeHeaders } from "./edge-headers.ts";
import { edgeKeys, type EdgeKeys } from "./edge-keys.ts";

export interface SiteEdges {
  /** Absent: there are none. */
  headers: EdgeHeaders | undefined;
  keys: EdgeKeys;
  /** The same for all nodes that make the same pages. */
  release: string;
}

/** What is a node's own, and makes no page another one. */
const ofNode: readonly string[] = [
  "HOST",
  "PORT",
  "DATA_DIR",
  "LOG_LEVEL",
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "DATABASE_WAIT_SECONDS",
  "DRAIN_SECONDS",
  "DRAWING_SECONDS",
  "PAGE_CACHE_MB",
  "WORKER_MEMORY_MB",
  "FRONT_DOOR",
  "KEEP_ALIVE_SECONDS",
  "WRITE_TIMEOUT_SECONDS",
  "REQUEST_TIMEOUT_SECONDS",
  "LIVE_STREAMS",
  "LIVE_HEARTBEAT_SECONDS",
  ...Object.keys(nodeConfig),
  ...Object.keys(limitsConfig),
];

/** `program` names the code that makes pages. */
export function siteEdges(config: Config, program: string): SiteEdges {
  const settings = Object.entries(config).filter(([name]) => !ofNode.includes(name));
  const release = hash("sha1", JSON.stringify([program, settings]), "hex").slice(0, 12);
  const keys = edgeKeys(config.SITE_ORIGIN ?? siteSlug(), release);
  return { headers: edgeHeaders(config.PURGE, keys), keys, release };
}
