// Each node says every few seconds how it is: one of its workers writes a short summary into the store, where all nodes find it.

import type { Capability } from "../capability.ts";
import { lastReports } from "../browser-reports/last-reports.ts";
import { totalsOf } from "../operating/totals.ts";
import type { SiteServices } from "../site-services.ts";
import { nodeName } from "./node-config.ts";
import { summaryOf } from "./node-summary.ts";
import { recentRates, type RatedFigures } from "./recent-rates.ts";
import { writtenEvery } from "./seen-nodes.ts";

interface Look {
  /** Milliseconds that only grow. */
  at: number;
  figures: RatedFigures;
}

/** Rates are those of the last minute. */
const looksRemembered = 60_000 / writtenEvery;

export function nodesCapability({ config, store, team, files }: SiteServices): Capability {
  const name = nodeName(config);
  const looks: Look[] = [];
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;

  async function tell(): Promise<void> {
    const totals = totalsOf(await team.reports());
    const at = performance.now();
    const [earliest] = looks;
    const rates = recentRates(totals.figures, earliest?.figures, (at - (earliest?.at ?? at)) / 1000);
    looks.push({ at, figures: totals.figures });
    if (looks.length > looksRemembered) looks.shift();
    const summary = summaryOf({ totals, release: files.build, rates, reports: await lastReports(team) });
    await store.nodes.tell(name, JSON.stringify(summary));
  }

  /** One at a time; a store that is away is told of elsewhere, and asked again. */
  function tellOnce(): void {
    telling ??= tell()
      .catch(() => undefined)
      .finally(() => {
        telling = undefined;
      });
  }

  team.whenOnDuty(() => {
    tellOnce();
    timer = setInterval(tellOnce, writtenEvery).unref();
  });

  return {
    close: async () => {
      clearInterval(timer);
      await telling;
      // Whoever has been replaced leaves the node to the others.
      if (timer !== undefined && team.isOnDuty()) await store.nodes.leave(name).catch(() => undefined);
    },
  };
}
