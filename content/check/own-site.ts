// A site of one's own for the length of a check: the built server on the same store. It sends nothing to anybody.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ownHosts } from "../../model/addresses/own-hosts.ts";

export interface OwnSite {
  url: string;
  stop(): Promise<void>;
}

/** Settings by which a site writes to others. */
const silent = { SMTP_URL: "", WEBSUB_HUB: "", INDEXNOW_KEY: "", LOG_LEVEL: "silent" };

/** After the store was opened: which hosts are the site's own stands there, and a site with others would have all records parsed anew. */
export async function startOwnSite(env: Readonly<Record<string, string | undefined>>, server: URL): Promise<OwnSite> {
  const main = env["DIST_DIR"] ? join(env["DIST_DIR"], "server", "main.js") : fileURLToPath(server);
  if (!existsSync(main))
    throw new Error("there is no built site to walk through: npm run build, or --url of a running one");
  const site = spawn(process.execPath, [main], {
    env: { ...env, ...silent, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", OWN_HOSTS: ownHosts().join(",") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(site, "exit");
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [site.stdout, site.stderr])
      stream.on("data", (data: Buffer) => {
        output += data.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (address !== undefined) resolve(address);
      });
    void ended.then(() => reject(new Error(`the site did not start: ${output.trim()}`)));
  });
  return {
    url,
    async stop() {
      site.kill("SIGTERM");
      await ended;
    },
  };
}
