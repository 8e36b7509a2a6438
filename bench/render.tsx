// What the whole way from an address to HTML costs beside React alone drawing the same tree: one core, nothing cached.

import { renderToString } from "react-dom/server";
import { openStore } from "../content/store/db.ts";
import { rememberReads } from "../content/remember-reads.ts";
import { openStoreClient } from "../content/store-client.ts";
import { App, pageElementId } from "../core/App.tsx";
import { makePage } from "../core/make-page.server.ts";
import type { PageObject } from "../core/page-object.ts";
import { readConfig } from "../server/config.ts";
import { createLog } from "../server/log.ts";
import { pageAddress } from "../server/page-address.ts";
import { ampSecurityPolicy, contentSecurityPolicy } from "../server/security-headers.ts";
import { pageService } from "../server/page-service.ts";
import { withVersion } from "../site/client-env.ts";
import { loadPages, pageComponent } from "../site/pages/registry.ts";
import { themeScript } from "../site/theme-script.ts";

const path = "/politics/senate-clears-storm-recovery-bill";
const turns = 5;
const turnTime = 1500;

const store = await openStore({ dataDir: readConfig(process.env).DATA_DIR });
const openClient = rememberReads(openStoreClient(store), store);
const env = withVersion({
  assetsPath: "",
  envStage: "prod",
  a57Url: "",
  staticDomain: "",
  ISADomain: "",
  facebookArticleAppId: "",
  flags: {},
  analyticsUrl: "",
});
const log = createLog("silent");
await loadPages();

const service = pageService({
  openClient,
  log,
  env,
  origin: "https://www.meridian.example",
  policies: {
    site: contentSecurityPolicy({ inlineScript: themeScript, assetsOrigin: "", secure: true }),
    amp: ampSecurityPolicy({ assetsOrigin: "", secure: true }),
  },
  styleSheet: async () => "",
  surrogateKeys: false,
  document: {
    build: "bench",
    assets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
    inlineScript: themeScript,
  },
  now: Date.now,
});

async function examplePage(): Promise<PageObject> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const outcome = await makePage(pageAddress(path), {
    content: openClient(new Set()),
    log: silent,
    now: Date.now(),
    origin: "",
    env,
    styleSheet: async () => "",
  });
  if (!("page" in outcome) || outcome.page.status !== 200) throw new Error(`${path} is no page`);
  return outcome.page;
}

async function perSecond(work: () => unknown): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < turnTime) {
    await work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - started);
}

const best = (figures: number[]) => Math.max(...figures);

const page = await examplePage();
const Page = pageComponent(page.page);
const bare: number[] = [];
const whole: number[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  bare.push(
    await perSecond(() =>
      renderToString(
        <App page={page}>
          <div id={pageElementId}>
            <Page {...page.props} />
          </div>
        </App>,
      ),
    ),
  );
  whole.push(await perSecond(() => service(pageAddress(path), "html")));
}
console.log(`bare renderToString of the article: ${best(bare).toFixed(0)} a second`);
console.log(`uncached article, store to HTML:    ${best(whole).toFixed(0)} a second`);
console.log(`share: ${(best(whole) / best(bare)).toFixed(2)} (bar: at least 0.60)`);
await store.close();
