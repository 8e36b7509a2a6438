import { startDemoSite } from "../demo-site.ts";

/** One site for the whole run; its address reaches the tests through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startDemoSite();
  process.env["SITE_URL"] = site.url;
  process.env["SITE_DATA_DIR"] = site.dataDir;
  return async () => {
    await site.stop();
  };
}
