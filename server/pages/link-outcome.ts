// What stands at an address, asked as readers would ask: through the same rules and loaders, but without drawing anything.

import { pageMaker } from "../../core/make-page.server.ts";
import { readPath } from "../../model/addresses/path-spelling.ts";
import type { PageLog } from "../../model/page-log.ts";
import { siteDefinition } from "../../site/site-definition.server.ts";
import type { SiteServices } from "../site-services.ts";
import type { LinkOutcome } from "./dead-links.ts";
import type { OpenPageContext } from "./page-contexts.ts";

/** Whether something is there is all that is asked: not what is around it, nor what to say where nothing is. */
const makePage = pageMaker({
  ...siteDefinition,
  loadShell: () => Promise.resolve({}),
  loadNotFoundPage: () => Promise.resolve(siteDefinition.loadErrorPage(404, "")),
});

/** What is wrong with a page is told when a reader asks for it. */
const unheard: PageLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Of a path as links write it. Notes what the answer depends on. */
export type LinkOutcomeAt = (written: string, keys: Set<string>) => Promise<LinkOutcome>;

export function linkOutcomes({ env, now, openClient }: SiteServices, openContext: OpenPageContext): LinkOutcomeAt {
  return async (written, keys) => {
    const path = readPath(written);
    if (path === undefined) return "nothing";
    const outcome = await makePage(env, ({ noteFailure }) => ({
      ...openContext(
        { path, query: new URLSearchParams(), search: "" },
        { content: openClient(keys), now: now(), noteFailure },
      ),
      log: unheard,
    }));
    if (outcome.degraded) return "unknown";
    if ("redirect" in outcome) return { to: outcome.redirect.to };
    return outcome.page.status === 200 && outcome.page.isEmpty !== true ? "page" : "nothing";
  };
}
