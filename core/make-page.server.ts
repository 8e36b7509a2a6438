// From an address to its page object, in one visible order: trailing slash, stored redirects, route, validate, the layout's rules,
// loader. Redirects, 404s and errors are decided here and nowhere else, so a document and a client navigation always agree.

import type { ContentClient } from "../content/client.ts";
import { instantOf } from "../model/time/instant.ts";
import type { AdSettings } from "../site/ads/ad-settings.ts";
import { loadPageAds } from "../site/ads/page-ads.server.ts";
import type { ClientEnv } from "../site/client-env.ts";
import { ContentState } from "../site/content-state.ts";
import type { EmbedSources } from "../site/embeds/embed-sources.ts";
import { layoutKind } from "../site/layouts/decide-layout.ts";
import { earliest } from "../site/lib/earliest.ts";
import { spellPath } from "../model/addresses/path-spelling.ts";
import { messages } from "../site/messages.ts";
import type { PageContext, PageRequest } from "../site/page-context.ts";
import type { PageLog } from "../model/page-log.ts";
import { loadErrorPage } from "../site/pages/error/load.server.ts";
import { loadContentPage } from "../site/pages/loaders.server.ts";
import { loadNotFoundPage } from "../site/pages/not-found/load.server.ts";
import { routes, type SiteRoute } from "../site/routes.ts";
import { rules, rulesByLayout } from "../site/rules/rules.ts";
import { followStoredRedirect } from "../site/rules/stored-redirect.ts";
import { withoutTrailingSlash } from "../site/rules/trailing-slash.ts";
import { loadShell } from "../site/shell/shell-data.ts";
import { normaliseError, notFound } from "../model/http-error.ts";
import type { AnyPageContent, PageObject } from "./page-object.ts";
import { redirect, Redirect } from "./redirect.ts";
import { routeTable } from "../model/addresses/route-table.ts";
import { runRules } from "./run-rules.ts";

export interface Surroundings {
  content: ContentClient;
  log: PageLog;
  now: number;
  origin: string;
  env: ClientEnv;
  styleSheet: PageContext["styleSheet"];
  ads?: AdSettings;
  shelfTimeZone?: string;
  embeds?: EmbedSources;
}

export type Outcome = { page: PageObject; degraded: boolean } | { redirect: Redirect };

const matchRoute = routeTable(routes);
const unmatched: SiteRoute = { name: "unmatched", path: "" };

export async function makePage(request: PageRequest, around: Surroundings): Promise<Outcome> {
  let degraded = false;
  const context: PageContext = {
    ...request,
    ...around,
    route: unmatched,
    params: {},
    state: new ContentState(),
    noteFailure: () => {
      degraded = true;
    },
  };
  const shell = loadShell(around.content, around.log, around.now, context.noteFailure);
  try {
    const content = await contentOrError(context);
    const shellData = await shell;
    const page: PageObject = {
      ...content,
      validUntil: earliest(content.validUntil, endOf(context), shellData.alert?.until),
      path: request.path,
      renderedAt: wholeMinute(around.now),
      ...(context.route.keepScroll && { keepScroll: true }),
      shell: shellData,
      ads: await loadPageAds(context, content.page),
      env: around.env,
    };
    return { page, degraded };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error };
    throw error;
  }
}

/** When the story on show is over. */
function endOf({ state: { actual } }: PageContext): number | undefined {
  return actual?.type === "article" ? instantOf(actual.record.expiration_date) : undefined;
}

/** Nothing on a page is told to the second, and pages made within a minute are the same to the byte. */
function wholeMinute(now: number): number {
  return now - (now % 60_000);
}

async function contentOrError(context: PageContext): Promise<AnyPageContent> {
  try {
    return await contentOf(context);
  } catch (error) {
    if (error instanceof Redirect) throw error;
    const { message, statusCode } = normaliseError(error);
    if (statusCode === 404) return loadNotFoundPage(context, message);
    context.noteFailure();
    context.log.error("page failed", { message, statusCode, stack: error instanceof Error ? error.stack : undefined });
    return loadErrorPage(statusCode, message);
  }
}

async function contentOf(context: PageContext): Promise<AnyPageContent> {
  const trimmed = withoutTrailingSlash(context.path);
  if (trimmed !== undefined) {
    const to = spellPath(trimmed);
    redirect(context.search === "" ? to : `${to}?${context.search}`, 301);
  }
  await followStoredRedirectOrContinue(context);

  const match = matchRoute(context.path);
  if (match === undefined) throw notFound(messages.pageNotFound);
  context.route = match.route;
  context.params = match.params;
  if (match.route.validate?.(match.params) === false) throw notFound(messages.pageNotFound);

  if (match.route.page === undefined) {
    await runRules(rulesByLayout[layoutKind(match.route.name)], rules, context);
  }
  return loadContentPage(context);
}

async function followStoredRedirectOrContinue(context: PageContext): Promise<void> {
  try {
    await followStoredRedirect(context, context.content);
  } catch (error) {
    if (error instanceof Redirect) throw error;
    context.noteFailure();
    context.log.error("redirect fetch failed", { ...normaliseError(error) });
  }
}
