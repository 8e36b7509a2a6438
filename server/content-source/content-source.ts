// Where pages read from: the own store, whose changes are heard of at once, or a publisher's content API, whose answers grow old.

import type { Logger } from "pino";
import { openNoArchive, openStoreArchive, type OpenArchive } from "../../content/archive.ts";
import type { OpenClient } from "../../content/client.ts";
import { rememberReads } from "../../content/remember-reads.ts";
import { withMediaWords, type ReadMedia } from "../../content/with-media-words.ts";
import { openStoreClient } from "../../content/store-client.ts";
import type { Store } from "../../content/store/store.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { openApiClient } from "../../content/upstream/api-client.ts";
import { withoutSwitchedOff, withoutSwitchedOffInArchive } from "../../content/without-switched-off.ts";
import { isOn } from "../../model/brand.ts";
import { steadyCalls } from "../../content/upstream/steady-calls.ts";
import type { Config } from "../config.ts";
import { events } from "../log.ts";
import type { Tracing } from "../tracing/tracing.ts";

export interface ContentSource {
  openClient: OpenClient;
  openArchive: OpenArchive;
  /** Tells open live pages when to look again. */
  changes: Pick<Store, "onChange">;
  /** Whether content is the own store's: only then can it be written here. */
  isOwn: boolean;
  /** In words, for operators. */
  state: () => string;
}

interface Telling {
  log: Logger;
  tracing?: Tracing;
}

const callsAtOnce = 32;
const callsWaiting = 500;

/** Without what the brand has switched off. */
export function contentSource(config: Config, store: Store, telling: Telling): ContentSource {
  const source = wholeSource(config, store, telling);
  return {
    ...source,
    openClient: withoutSwitchedOff(source.openClient, isOn),
    openArchive: withoutSwitchedOffInArchive(source.openArchive, isOn),
  };
}

function wholeSource(config: Config, store: Store, { log, tracing }: Telling): ContentSource {
  const { CONTENT_API_URL: url } = config;
  if (url === undefined) {
    return {
      openClient: rememberReads(withMediaWords(openStoreClient(store)), store),
      openArchive: openStoreArchive(store, store.now),
      changes: store,
      isOwn: true,
      state: () => "the own store",
    };
  }
  const freshFor = config.CONTENT_API_FRESH_SECONDS * 1000;
  const { run, breaker } = steadyCalls({ atOnce: callsAtOnce, waiting: callsWaiting, now: () => performance.now() });
  const openClient = openApiClient({
    url,
    token: config.CONTENT_API_TOKEN,
    timeout: config.CONTENT_API_TIMEOUT_MS,
    freshFor,
    run,
    ...(tracing && { headers: () => tracing.headersOut() }),
    log: { error: (message, details) => log.error(details, message) },
    onGap: (gap) => log.warn(gap, events.contentApiGap),
    onStale: (question) => log.warn({ question }, events.contentApiStale),
    now: Date.now,
  });
  return {
    openClient: withMediaWords(openClient, ownMedia(store)),
    openArchive: openNoArchive,
    changes: lookingAgain(Math.max(1000, freshFor)),
    isOwn: false,
    state: () => `a content API${breaker.isOpen ? ", which fails and is left alone for a moment" : ""}`,
  };
}

/** Files are the site's own wherever its stories come from. These do not fail for the words of a picture. */
function ownMedia(store: Store): ReadMedia {
  const open = rememberReads(openStoreClient(store), store);
  return (paths, keys) =>
    open(keys)
      .byPaths("media", paths)
      .catch(() => []);
}

/** Without a feed of changes everything may have changed each time that answers have grown old. */
function lookingAgain(period: number): Pick<Store, "onChange"> {
  return {
    onChange(listener) {
      const timer = setInterval(() => listener([everythingKey]), period);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
