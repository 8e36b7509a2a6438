// What the whole way from an address to HTML costs beside React alone drawing the same tree: one core, nothing cached.

import { renderToString } from "react-dom/server";
import { pageElementId } from "../core/page-element.ts";
import { pageMaker } from "../core/make-page.server.ts";
import { ContentState } from "../site/content-state.ts";
import { siteDefinition } from "../site/site-definition.server.ts";
import { siteFrame } from "../site/site-frame.ts";
import { RenderedAt } from "../core/rendered-at.ts";
import { unmatched } from "../site/site-route.ts";
import type { PageObject } from "../site/page-types.ts";
import { pageAddress } from "../server/pages/page-address.ts";
import { pageComponent } from "../site/pages/registry.ts";
import { openBenchSite } from "./bench-site.ts";
import { tellFigure } from "./tell-figure.ts";

const path = "/politics/senate-clears-storm-recovery-bill";
/** Many and short: a shared machine changes its mood within a second. */
const turns = 75;
const turnTime = 120;

const { store, openClient, env, render } = await openBenchSite();

async function examplePage(): Promise<PageObject> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const outcome = await pageMaker(siteDefinition)(env, ({ noteFailure }) => ({
    ...pageAddress(path),
    route: unmatched,
    params: {},
    state: new ContentState(),
    endings: [],
    noteFailure,
    content: openClient(new Set()),
    log: silent,
    now: Date.now(),
    origin: "",
    env,
    styleSheet: async () => "",
  }));
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

const median = (figures: number[]) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN;

const page = await examplePage();
const Page = pageComponent(page.page);
const { Layout, layoutView } = siteFrame;
const bare: number[] = [];
const whole: number[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  bare.push(
    await perSecond(() =>
      renderToString(
        <RenderedAt value={page.renderedAt}>
          <Layout view={layoutView(page)}>
            <div id={pageElementId}>
              <Page {...page.props} />
            </div>
          </Layout>
        </RenderedAt>,
      ),
    ),
  );
  whole.push(await perSecond(() => render(path)));
}
// The two of a turn share that mood: their share is steadier than either figure.
const share = median(whole.map((figure, turn) => figure / (bare[turn] ?? Number.NaN)));
tellFigure({ name: "Bare renderToString of an article", value: median(bare), unit: "a second" });
tellFigure({ name: "Uncached article, store to HTML", value: median(whole), unit: "a second" });
tellFigure({ name: "Uncached article beside bare renderToString", value: share, bar: { atLeast: 0.6 } });
await store.close();
