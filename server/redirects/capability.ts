// Stored redirects of this site: how often readers are led by them, and the calls that tell of them and bring them in.

import type { Capability } from "../capability.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { countRedirects } from "./count-uses.ts";
import { redirectRoutes } from "./routes.ts";

export interface RedirectCapability extends Capability {
  /** Hears of every stored redirect that a reader was given. */
  note: (ids: readonly string[]) => void;
}

export function redirectCapability({ store, access, source, log }: SiteServices): RedirectCapability {
  // The redirects of a content API are another's to count.
  if (!source.isOwn) return { note: () => {} };
  const counter = countRedirects({
    store: (uses) => store.addRedirectUses(uses),
    onError: (error) => log.warn({ err: error }, events.redirectsNotCounted),
  });
  return { routes: redirectRoutes(store, { access, store, log }), note: counter.note, close: counter.stop };
}
