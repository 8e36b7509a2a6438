// A site whose stories have embeds and whose providers are stand-ins, for the tests of one file.

import { afterAll, beforeAll } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { embedRecords } from "../stand-ins/embed-records.ts";
import { startProviders, type ProviderStandIn } from "../stand-ins/providers.ts";

export function embedsSite() {
  let site: DemoSite;
  let providers: ProviderStandIn;

  beforeAll(async () => {
    providers = await startProviders();
    site = await startDemoSite({ empty: true, env: providers.env, records: embedRecords });
  });

  afterAll(async () => {
    await site.stop();
    await providers.stop();
  });

  return {
    get: (path: string, options: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...options }),
    log: () => site.log(),
    /** The providers' addresses with this in them that were asked for. */
    askedFor: (part: string) => providers.asked.filter((path) => decodeURIComponent(path).includes(part)),
    providersUrl: () => providers.url,
  };
}
