// The two ways of telling: IndexNow for search engines, WebSub for feed readers. Each rejects with what the other side said.

import { spellPath } from "../../model/addresses/path-spelling.ts";

const patience = 10_000;

async function post(url: string, type: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": type },
    body,
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
}

export interface IndexNow {
  url: string;
  key: string;
}

/** indexnow.org: changed addresses of one host, with the key that stands there as a file. */
export function tellIndexNow({ url, key }: IndexNow, origin: string, paths: readonly string[]): Promise<void> {
  const message = {
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.map((path) => origin + spellPath(path)),
  };
  return post(url, "application/json; charset=utf-8", JSON.stringify(message));
}

/** WebSub: the hub fetches the feeds that are named and passes on what is new. */
export function tellHub(hub: string, origin: string, feeds: readonly string[]): Promise<void> {
  const message = new URLSearchParams({ "hub.mode": "publish" });
  for (const feed of feeds) message.append("hub.url", new URL(origin + feed).href);
  return post(hub, "application/x-www-form-urlencoded", message.toString());
}
