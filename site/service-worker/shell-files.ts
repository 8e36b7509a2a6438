// The shell of this worker's build: fetched whole before the worker is installed, or the worker is not. Built files are named by their
// content, so a copy of one is as good as the network's, whichever build put it there.

import { outdatedCaches, shellCache } from "./cache-names.ts";
import { documentHeaders } from "./document-headers.ts";
import { readDocument } from "./read-document.ts";
import type { WorkerSettings } from "./worker-settings.ts";

const allEncodings = { ignoreVary: true } as const;

export type ShellFiles = ReturnType<typeof shellFiles>;

export function shellFiles(caches: CacheStorage, { build, shell, devicePages, offlinePage }: WorkerSettings) {
  const open = () => caches.open(shellCache(build));

  async function keep(address: string, file: Response): Promise<void> {
    await (await open()).put(address, file);
  }

  async function bring(cache: Cache, address: string): Promise<void> {
    if ((await cache.match(address, allEncodings)) !== undefined) return;
    const file = await fetch(address);
    if (!file.ok) throw new Error(`${address} answered ${file.status}`);
    await cache.put(address, file);
  }

  /** While a deploy is under way another node may answer with the page of another build; that one has other files. */
  async function bringPage(cache: Cache, path: string): Promise<void> {
    const answer = await fetch(`${path}?build=${build}`, { cache: "no-store" });
    const html = await answer.text();
    if (!answer.ok || readDocument(html).build !== build) throw new Error(`${path} is of another build`);
    await cache.put(path, new Response(html, { headers: documentHeaders(answer.headers) }));
  }

  async function bringAll(): Promise<void> {
    const cache = await open();
    await Promise.all([
      ...shell.map((address) => bring(cache, address)),
      ...devicePages.map((path) => bringPage(cache, path)),
    ]);
  }

  /** One of the device's pages. */
  const page = async (path: string) => (await open()).match(path, allEncodings);

  return {
    bringAll,
    page,

    /** A reader who has emptied the caches has a shell again at the next page. */
    mend: async (): Promise<void> => {
      if ((await page(offlinePage)) === undefined) await bringAll().catch(() => undefined);
    },

    dropOutdated: async (): Promise<void> => {
      for (const name of outdatedCaches(await caches.keys(), build)) await caches.delete(name);
    },

    /** A device that has no room, or whose storage is broken, reads from the network as before. */
    file: async (address: string): Promise<Response> => {
      const known = await caches.match(address, allEncodings).catch(() => undefined);
      if (known !== undefined) return known;
      // By the rules of other hosts, so that one's own host and the assets' are answered alike.
      const file = await fetch(address, { mode: "cors", credentials: "omit" });
      if (file.ok) keep(address, file.clone()).catch(() => undefined);
      return file;
    },
  };
}
