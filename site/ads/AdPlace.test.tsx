import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { blockComponents } from "../blocks/registry.ts";
import { AdPlace } from "./AdPlace.tsx";
import { builtInPromos } from "./house-promos.ts";
import { AdsOfPage, type PageAds } from "./page-ads.ts";

const live: PageAds["live"] = {
  script: "https://ads.example/gpt.js",
  refreshSeconds: 0,
  unit: { network: "1234", site: "meridian", category: "politics", kind: "article" },
  article: "a-1",
};

function propsIn(html: string): unknown {
  const written = /data-props="([^"]*)"/.exec(html)?.[1] ?? "null";
  return JSON.parse(written.replaceAll("&quot;", '"'));
}

describe("an ad's place", () => {
  it("ADS-06 is a house promo and nothing else while there is no ad server", () => {
    const html = renderToString(<AdPlace slot="lb2" device="desktop" />);
    expect(html).toContain(builtInPromos[1]?.headline);
    expect(html).not.toContain("data-island");
  });

  it("ADS-06 tells the browser what to ask the ad server for, with the promo below", () => {
    const html = renderToString(
      <AdsOfPage value={{ promos: builtInPromos, live }}>
        <AdPlace slot="ban1" device="mobile" />
      </AdsOfPage>,
    );
    expect(html).toContain(builtInPromos[0].headline);
    expect(propsIn(html)).toEqual({
      script: "https://ads.example/gpt.js",
      path: "/1234/meridian/pol/article/ban1",
      sizes: ["320x50", "300x250"],
      article: "a-1",
    });
  });

  it.each(['lb2"><script>alert(1)</script>', "'onmouseover=alert(1) x='", "&quot;><img src=x onerror=alert(1)>"])(
    "ADS-04 a slot called %j leaves no markup",
    (iu) => {
      const { blocks } = parseBlocks([{ is: "ad", props: { iu, sizes: [iu, "300x250"], device: iu } }]);
      const html = renderToString(
        <AdsOfPage value={{ promos: builtInPromos, live }}>
          <Blocks blocks={blocks} renderers={blockComponents} />
        </AdsOfPage>,
      );
      expect(html).toMatch(/<aside[^>]* id="[\w-]+"/);
      expect(html).not.toMatch(/<script|<img|<[^>]* onmouseover=/);
      expect(propsIn(html)).toMatchObject({ path: expect.stringMatching(/^\/1234\/meridian\/pol\/article\/[\w-]+$/) });
    },
  );
});
