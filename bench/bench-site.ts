// The site without its cache and its socket, for benchmarks: from an address to HTML on the store of DATA_DIR or DATABASE_URL.

import { openStore } from "../content/store/open-store.ts";
import { rememberReads } from "../content/remember-reads.ts";
import { openStoreClient } from "../content/store-client.ts";
import type { OpenClient } from "../content/client.ts";
import type { Store } from "../content/store/store.ts";
import { readConfig } from "../server/config.ts";
import { createLog } from "../server/log.ts";
import { pageAddress } from "../server/pages/page-address.ts";
import { ampSecurityPolicy, contentSecurityPolicy } from "../server/http/security-headers.ts";
import { pageContexts } from "../server/pages/page-contexts.ts";
import { pageService } from "../server/pages/page-service.ts";
import { withVersion, type ClientEnv } from "../site/client-env.ts";
import { loadPages } from "../site/pages/registry.ts";
import { themeScript } from "../site/theme-script.ts";

interface BenchSite {
  store: Store;
  openClient: OpenClient;
  env: ClientEnv;
  render: (path: string) => Promise<{ status: number }>;
}

/** `remembersReads`: as a running site does, or every page reads all that it shows from the store. */
export async function openBenchSite({ remembersReads = true } = {}): Promise<BenchSite> {
  const { DATA_DIR: dataDir, DATABASE_URL } = readConfig(process.env);
  const store = await openStore({ dataDir, databaseUrl: DATABASE_URL || undefined });
  const openClient = remembersReads ? rememberReads(openStoreClient(store), store) : openStoreClient(store);
  const env = withVersion({
    assetsPath: "",
    envStage: "prod",
    a57Url: "",
    staticDomain: "",
    ISADomain: "",
    facebookArticleAppId: "",
    flags: {},
    analyticsUrl: "",
    vitalsShare: 0,
  });
  const log = createLog("silent");
  await loadPages();
  const service = pageService({
    openClient,
    openContext: pageContexts({ log, env, origin: "https://www.meridian.example", styleSheet: async () => "" }),
    log,
    env,
    policies: {
      site: contentSecurityPolicy({ inlineScript: themeScript, assetsOrigin: "", secure: true }),
      amp: ampSecurityPolicy({ assetsOrigin: "", secure: true }),
    },
    surrogateKeys: false,
    freshSeconds: 30,
    document: {
      build: "bench",
      assets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
      inlineScript: themeScript,
    },
    now: Date.now,
  });
  return { store, openClient, env, render: (path) => service(pageAddress(path), "html") };
}
