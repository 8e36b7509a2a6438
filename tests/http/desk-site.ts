// A site with its desk and no content but the test's own, with people who are signed in.

import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import type { Role } from "../../model/desk/roles.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

/** As node's fetch is known. */
const device = "unknown on unknown";
const day = 86_400_000;
const origin = "https://desk.example";

export interface DeskCalls {
  site: DemoSite;
  store: Store;
  /** Calls of somebody of this role. */
  as(role: Role, name: string): Promise<(method: string, path: string, body?: object) => Promise<Response>>;
  /** A file by somebody of this role. */
  sendAs(
    role: Role,
    name: string,
  ): Promise<(path: string, bytes: Buffer | string, headers: Record<string, string>) => Promise<Response>>;
  stop(): Promise<void>;
}

export async function startDeskCalls(
  records: readonly object[],
  env: Readonly<Record<string, string>> = {},
): Promise<DeskCalls> {
  const site = await startDemoSite({ empty: true, env: { DESK: "on", SITE_ORIGIN: origin, ...env } });
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir, SITE_ORIGIN: origin }, lines);
  if (status !== 0) throw new Error(stderr);
  const store = await openStore({ dataDir: site.dataDir });
  async function cookieOf(role: Role, name: string): Promise<string> {
    const { id } = await store.desk.people.add({ name, role });
    const secret = await store.desk.sessions.begin({ person: id, way: "passkey", device, lasts: day });
    return `__Secure-desk=${secret}`;
  }
  return {
    site,
    store,
    async as(role, name) {
      const cookie = await cookieOf(role, name);
      return (method, path, body) =>
        fetch(`${site.url}/desk/api${path}`, {
          method,
          headers: { origin, "content-type": "application/json", cookie },
          ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
        });
    },
    async sendAs(role, name) {
      const cookie = await cookieOf(role, name);
      return (path, bytes, headers) =>
        fetch(`${site.url}/desk/api${path}`, {
          method: "PUT",
          headers: { origin, cookie, ...headers },
          body: typeof bytes === "string" ? bytes : new Uint8Array(bytes),
        });
    },
    async stop() {
      await store.close();
      await site.stop();
    },
  };
}
