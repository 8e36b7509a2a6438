// What rules and loaders work with while one page is made. Everything from outside comes in here: content, time, log, environment.

import type { ReadersForm } from "../model/forms/form-state.ts";
import type { PageLog } from "../model/page-log.ts";
import type { Archive } from "../content/archive.ts";
import type { ContentClient } from "../content/client.ts";
import type { Preview } from "../content/preview-token.ts";
import type { AdSettings } from "./ads/ad-settings.ts";
import type { ClientEnv } from "./client-env.ts";
import type { ContentState } from "./content-state.ts";
import type { EmbedSources } from "./embeds/embed-sources.ts";
import type { DeadLinks } from "./shell/shown-links.ts";
import type { SiteRoute } from "./site-route.ts";

export interface PageRequest {
  /** Decoded, without query. */
  path: string;
  /** The parameters that matter to pages. */
  query: URLSearchParams;
  /** The whole query as it came, without the question mark. */
  search: string;
  /** A preview link that holds: this record may be seen though it is not published (ART-08). */
  preview?: Pick<Preview, "type" | "id"> & { token: string };
  /** The form on this page, for this reader alone. */
  form?: ReadersForm;
}

export interface PageContext extends PageRequest {
  route: SiteRoute;
  params: Record<string, string>;
  content: ContentClient;
  /** What was published month by month; absent where content is another's. */
  archive?: Archive;
  state: ContentState;
  log: PageLog;
  now: number;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  env: ClientEnv;
  /** The text of a style sheet by its address, fetched by GET; rejects when it cannot be had. */
  styleSheet(address: string): Promise<string>;
  /** The publisher's settings for advertising; the usual ones when absent. */
  ads?: AdSettings;
  /** In which zone shelves are dated; the channel's own when absent (LIST-13). */
  shelfTimeZone?: string;
  /** Without it nothing is known of embeds but what the story says. */
  embeds?: EmbedSources;
  /** Where there is nothing to see, of all that the shell may lead to. */
  deadLinks?: DeadLinks;
  /** Where readers sign in; absent where they cannot. */
  signInService?: string;
  /** Moments at which something on the page is over, noted as it is found. */
  endings: number[];
  /** See `EngineContext`. */
  noteFailure: (of?: "address") => void;
}
