// The links of the shell, asked for as readers would ask: through the same rules and loaders, but without drawing anything.

import { pageMaker } from "../../core/make-page.server.ts";
import type { PageLog } from "../../model/page-log.ts";
import { brand, isOn } from "../../model/brand.ts";
import { isSwitchedOff } from "../../model/addresses/url-table.ts";
import { shellPaths } from "../../site/shell/shown-links.ts";
import { siteDefinition } from "../../site/site-definition.server.ts";
import type { SiteServices } from "../site-services.ts";
import { isDeadEnd, watchDeadLinks, type DeadLinkWatch, type LinkOutcome } from "./dead-links.ts";
import type { OpenPageContext } from "./page-contexts.ts";

const tenMinutes = 600_000;

/** Whether something is there is all that is asked: not what is around it, nor what to say where nothing is. */
const makePage = pageMaker({
  ...siteDefinition,
  loadShell: () => Promise.resolve({}),
  loadNotFoundPage: () => Promise.resolve(siteDefinition.loadErrorPage(404, "")),
});

/** What is wrong with a page is told when a reader asks for it. */
const unheard: PageLog = { info: () => {}, warn: () => {}, error: () => {} };

interface ShellLinkParts {
  openContext: OpenPageContext;
  /** Called when links have died or come to life: every page shows them. */
  onFound: () => void;
}

export function watchShellLinks(services: SiteServices, { openContext, onFound }: ShellLinkParts): DeadLinkWatch {
  const { env, now, openClient, source } = services;

  async function outcomeAt(path: string, keys: Set<string>): Promise<LinkOutcome> {
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
  }

  // The text edition and the feeds are there whatever the store has.
  const paths = shellPaths([brand.login, brand.watchLive]).filter((path) => path !== "/lite" || !isOn("textEdition"));
  return watchDeadLinks({
    paths,
    doubtful: paths.filter((path) => path === "/lite" || isSwitchedOff(path)),
    isDead: (path, keys) => isDeadEnd(path, (at) => outcomeAt(at, keys)),
    onChange: (listener) => source.changes.onChange(listener),
    onFound,
    every: tenMinutes,
  });
}
