// The context in which a page is found and made: everything of the site that does not change from one address to the next.

import type { Logger } from "pino";
import type { Archive } from "../../content/archive.ts";
import type { ContentClient } from "../../content/client.ts";
import type { AdSettings } from "../../site/ads/ad-settings.ts";
import type { ClientEnv } from "../../site/client-env.ts";
import { ContentState } from "../../site/content-state.ts";
import type { EmbedSources } from "../../site/embeds/embed-sources.ts";
import type { PageContext, PageRequest } from "../../site/page-context.ts";
import type { DeadLinks } from "../../site/shell/shown-links.ts";
import { unmatched } from "../../site/site-route.ts";
import { pageLog } from "../operating/page-log.ts";
import type { Tally } from "../operating/tally.ts";

export interface PageContextParts {
  log: Logger;
  /** Absent: every warning is a line of its own. */
  tally?: Tally;
  env: ClientEnv;
  /** Absent: the usual ones. */
  ads?: AdSettings;
  shelfTimeZone?: string;
  origin: string;
  styleSheet: PageContext["styleSheet"];
  embeds?: EmbedSources;
  signInService?: string;
  /** As they are when a page is made. */
  deadLinks?: () => DeadLinks;
}

/** What is particular to one page. */
interface OpenedFor {
  content: ContentClient;
  archive?: Archive;
  now: number;
  noteFailure: PageContext["noteFailure"];
}

export type OpenPageContext = (request: PageRequest, opened: OpenedFor) => PageContext;

export function pageContexts({ log, tally, deadLinks, ...shared }: PageContextParts): OpenPageContext {
  const logOfPages = pageLog(log, tally);
  return (request, opened) => ({
    ...request,
    ...opened,
    ...shared,
    ...(deadLinks !== undefined && { deadLinks: deadLinks() }),
    route: unmatched,
    params: {},
    state: new ContentState(),
    endings: [],
    log: logOfPages,
  });
}
