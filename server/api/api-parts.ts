// What the calls are given: each takes of it what it needs.

import type { Logger } from "pino";
import type { OpenClient } from "../../content/client.ts";
import type { ClientEnv } from "../../site/client-env.ts";
import type { EmbedService } from "../embeds/embed-service.ts";
import type { SiteLimits } from "../limits/site-limits.ts";

export interface ApiParts {
  openClient: OpenClient;
  /** Scheme and host of the site as readers know it. */
  origin: string;
  env: ClientEnv;
  log: Logger;
  region: RegionSource;
  /** Absent: nobody knows keywords. */
  metaFeed?: MetaFeed;
  embeds: EmbedService;
  limits: Pick<SiteLimits, "search" | "takeOfAll">;
  now: () => number;
}

/** A feed that knows the keywords of stories. */
export interface MetaFeed {
  /** Its address, with {id} where the story's id goes. */
  url: string;
  /** The field that holds the keyword. */
  field: string;
}

/** Where the reader's country is known from. */
export interface RegionSource {
  /** The request header that names the country, e.g. cf-ipcountry. */
  header?: string;
  /** Assumed where no header says otherwise. */
  assumed?: string;
}
