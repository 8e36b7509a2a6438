// The site with a span for every rule, loader and read. Made only where traces are wanted: otherwise the site runs as it is.

import type { ContentClient, OpenClient } from "../../content/client.ts";
import type { SiteTypes } from "../../core/page-object.ts";
import type { EngineContext, SiteDefinition } from "../../core/site-definition.ts";
import type { Tracing } from "./tracing.ts";

export function tracedSite<S extends SiteTypes, C extends EngineContext>(
  site: SiteDefinition<S, C>,
  { during }: Tracing,
): SiteDefinition<S, C> {
  return {
    ...site,
    routes: site.routes.map((route) => ({
      ...route,
      load: (context) => during(`load ${route.name}`, () => route.load(context)),
    })),
    rules: Object.fromEntries(
      Object.entries(site.rules).map(([name, rule]) => [
        name,
        (context: C) => during(`rule ${name}`, () => rule(context)),
      ]),
    ),
    followStoredRedirect: (context) => during("rule stored redirect", () => site.followStoredRedirect(context)),
    followRedirectPattern: (context) => during("rule redirect pattern", () => site.followRedirectPattern(context)),
    loadShell: (context) => during("load shell", () => site.loadShell(context)),
    loadServerOnly: (context, page) => during("load ads", () => site.loadServerOnly(context, page)),
    loadNotFoundPage: (context, message) => during("load not-found", () => site.loadNotFoundPage(context, message)),
  };
}

/** What is read of a kind of record says which; addresses and words of searches are readers' own. */
export function tracedReads(open: OpenClient, { during }: Tracing): OpenClient {
  return (keys) => {
    const client = open(keys);
    return new Proxy<ContentClient>(client, {
      get(target, name) {
        const read: unknown = Reflect.get(target, name, target);
        if (typeof read !== "function" || typeof name !== "string") return read;
        return (...asked: unknown[]) => {
          const [of] = asked;
          const isKind = typeof of === "string" && kindFirst.has(name);
          return during(
            `read ${name}`,
            (): unknown => Reflect.apply(read, target, asked),
            isKind ? { "read.of": of } : {},
          );
        };
      },
    });
  };
}

/** Reads whose first argument is a kind of record or layout. */
const kindFirst: ReadonlySet<string> = new Set(["byId", "byPath", "byPaths", "all", "layout", "redirectPatterns"]);
