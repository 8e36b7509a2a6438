// A site whose content API is asked with tokens of any scope, and another process on the same store.

import { expect } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { everything, type TokenScope } from "../../content/tokens/token-scope.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const day = 86_400_000;
export const maker = { person: "", name: "test" };
export const posts = "/api/content/live_event/night/posts";

export interface Sent {
  method: string;
  body?: object | string;
  headers?: Record<string, string>;
  /** Of the other process, where it is not this one. */
  at?: string;
}

export const story = (id: string, section: string, more: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/${section}/${id}`,
  ...more,
});
const event = { type: "live_event", id: "night", title: "A night", updates: [{ id: "p1", title: "First" }] };

export interface TokenSite {
  site: DemoSite;
  other: DemoSite;
  store: Store;
  tokenFor(scope: TokenScope, expiresAt?: number): Promise<{ name: string; id: string; token: string }>;
  /** Each time from another address. */
  ask(path: string, token: string, sent: Sent): Promise<Response>;
  /** Two versions of a story of sports, one of world, and a post: as they are before each call. */
  arrange(): Promise<{ revision: number; postRevision: number }>;
  stop(): Promise<void>;
}

export async function startTokenSite(): Promise<TokenSite> {
  const env = { ACCESS_SECRET: "the secret of these very tests", CLIENT_ADDRESS_HEADER: "x-client" };
  const site = await startDemoSite({ empty: true, env });
  const other = await startDemoSite({ empty: true, dataDir: site.dataDir, env });
  const store = await openStore({ dataDir: site.dataDir });
  let made = 0;
  let clients = 0;

  async function tokenFor(scope: TokenScope, expiresAt = Date.now() + day) {
    made += 1;
    const name = `Token ${made}`;
    const issued = await store.tokens.make({ name, scope, expiresAt }, maker);
    return { name, id: issued?.id ?? "", token: issued?.token ?? "" };
  }

  async function ask(path: string, token: string, { method, body, headers = {}, at = site.url }: Sent) {
    clients += 1;
    return fetch(at + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "x-client": `10.0.${clients >> 8}.${clients & 255}`,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  async function arrange() {
    const { token } = await tokenFor(everything);
    for (const dek of ["First", "Second"]) {
      const stories = ["sports", "world"].map((section) => story(`${section[0]}1`, section, { dek }));
      const { status } = await ask("/api/content", token, { method: "POST", body: [...stories, event] });
      expect(status).toBe(200);
      await ask(`${posts}/p1`, token, { method: "PUT", body: { title: dek } });
    }
    const [record] = await store.revisions.list({ type: "article", id: "s1" }, { size: 1 });
    const [post] = await store.revisions.list({ type: "live_event", id: "night", post: "p1" }, { size: 1 });
    return { revision: record?.number ?? 0, postRevision: post?.number ?? 0 };
  }

  return {
    site,
    other,
    store,
    tokenFor,
    ask,
    arrange,
    async stop() {
      await store.close();
      await other.stop();
      await site.stop();
    },
  };
}
