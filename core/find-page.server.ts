// What stands at an address, in one visible order: trailing slash, stored redirects, route, validate, the route's rules. Whoever makes
// something for an address asks here: the page, and its text edition. An address with a route's words in another case leads to the right one.

import { spellPath } from "../model/addresses/path-spelling.ts";
import { routeTable } from "../model/addresses/route-table.ts";
import { withoutTrailingSlash } from "../model/addresses/trailing-slash.ts";
import { HttpError, normaliseError, notFound } from "../model/http-error.ts";
import type { SiteTypes } from "./page-object.ts";
import { redirect, Redirect } from "./redirect.ts";
import { runRules } from "./run-rules.ts";
import type { EngineContext, SiteDefinition, SiteRoute } from "./site-definition.ts";

/** The route that answers; what its rules have found is in the context. Raises redirects, and a 404 where nothing answers. */
export type FindPage<S extends SiteTypes, C extends EngineContext> = (
  context: C,
) => Promise<SiteRoute<S, C> & C["route"]>;

type FoundBy = "routes" | "rules" | "followStoredRedirect" | "notFoundMessage";

export function pageFinder<S extends SiteTypes, C extends EngineContext>(
  site: Pick<SiteDefinition<S, C>, FoundBy>,
): FindPage<S, C> {
  const matchRoute = routeTable(site.routes);

  async function followStoredRedirectOrContinue(context: C): Promise<void> {
    try {
      await site.followStoredRedirect(context);
    } catch (error) {
      if (error instanceof Redirect || (error instanceof HttpError && error.statusCode === 404)) throw error;
      context.noteFailure("address");
      context.log.error("redirect fetch failed", { ...normaliseError(error) });
    }
  }

  return async (context) => {
    const trimmed = withoutTrailingSlash(context.path);
    if (trimmed !== undefined) context.path = trimmed;
    await followStoredRedirectOrContinue(context);
    // One step for readers: where a stored redirect knows the way it has been taken.
    if (trimmed !== undefined) redirect(spellPath(trimmed), 301);

    const match = matchRoute(context.path);
    if (match === undefined) throw notFound(site.notFoundMessage);
    const { route, params, path } = match;
    const asked = context.path;
    const isSpelledSo = path === asked;
    context.path = path;
    context.route = route;
    context.params = params;
    try {
      if (route.validate?.(params) === false) throw notFound(site.notFoundMessage);
      await runRules(route.rules, site.rules, context);
    } catch (error) {
      // What stands here is spelled as it was asked for: the two would send the reader to each other.
      if (!isSpelledSo && error instanceof Redirect && error.to === spellPath(asked)) {
        context.path = asked;
        await runRules(route.rules, site.rules, context);
        return route;
      }
      // One step for readers, where the rules know the whole way; what else there is to say is said at the right address.
      if (isSpelledSo || error instanceof Redirect) throw error;
    }
    if (!isSpelledSo) redirect(spellPath(path), 301);
    return route;
  };
}
