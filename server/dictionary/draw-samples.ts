// The sample pages, drawn by the code that draws all pages: what is equal in them is what every page of this release and brand has.

import { pageMaker } from "../../core/make-page.server.ts";
import { documentRenderer } from "../../core/render-document.server.tsx";
import { siteDefinition } from "../../site/site-definition.server.ts";
import { siteDrawing } from "../../site/site-drawing.server.tsx";
import { createLog } from "../log.ts";
import { adSettings } from "../pages/ad-settings.ts";
import { pageAddress } from "../pages/page-address.ts";
import { pageContexts } from "../pages/page-contexts.ts";
import { themeScript } from "../../site/theme-script.ts";
import type { SiteServices } from "../site-services.ts";
import { sampleNewsroom } from "./sample-newsroom.ts";
import { sampleTime } from "./sample-records.ts";

export interface DrawnSample {
  document: string;
  /** What stands inside the layout. */
  html: string;
  /** As a client navigation gets it. */
  answer: string;
}

/** Undefined where the site has no such page. */
export async function drawSample(services: SiteServices, path: string): Promise<DrawnSample | undefined> {
  const { config, env, files, origin } = services;
  const openContext = pageContexts({
    log: createLog("silent"),
    env,
    ads: adSettings(config),
    origin,
    styleSheet: async () => "",
  });
  const outcome = await pageMaker(siteDefinition)(env, ({ noteFailure }) =>
    openContext(pageAddress(path), { content: sampleNewsroom(), now: sampleTime, noteFailure }),
  );
  if ("redirect" in outcome || outcome.page.status !== 200) return undefined;
  const document = {
    build: files.build,
    assets: files.assets,
    inlineScript: themeScript,
    onError: (error: unknown) => {
      throw error;
    },
  };
  const render = documentRenderer(siteDrawing);
  const answer = render.answer(outcome.page, document).content;
  return {
    document: render.document(outcome.page, document).content.parts.join(""),
    html: "page" in answer ? answer.page.html : "",
    answer: JSON.stringify(answer),
  };
}
