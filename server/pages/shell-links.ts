// The links of the shell, asked for as readers would ask.

import { brand, isOn } from "../../model/brand.ts";
import { isSwitchedOff } from "../../model/addresses/url-table.ts";
import { shellPaths } from "../../site/shell/shown-links.ts";
import type { SiteServices } from "../site-services.ts";
import { isDeadEnd, watchDeadLinks, type DeadLinkWatch } from "./dead-links.ts";
import type { LinkOutcomeAt } from "./link-outcome.ts";

const tenMinutes = 600_000;

interface ShellLinkParts {
  outcomeAt: LinkOutcomeAt;
  /** Called when links have died or come to life: every page shows them. */
  onFound: () => void;
}

export function watchShellLinks({ source }: SiteServices, { outcomeAt, onFound }: ShellLinkParts): DeadLinkWatch {
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
