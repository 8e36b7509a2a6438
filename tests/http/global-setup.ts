import type { TestProject } from "vitest/node";
import { startDemoSite } from "../demo-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
    dataDir: string;
  }
}

/** One site for the whole suite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startDemoSite();
  project.provide("siteUrl", site.url);
  project.provide("dataDir", site.dataDir);
  return async () => {
    await site.stop();
  };
}
