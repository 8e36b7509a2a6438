// The service worker: pages that were read or saved stay readable without a connection, and no page is ever put together from two builds.
// Each kind of work has a file of its own; here it is tied to the worker's events.

import { deviceCache } from "./device-cache.ts";
import { readMessage, type MessageFromPage } from "./messages.ts";
import { planRequest } from "./plan-request.ts";
import { listenForPush } from "./push.ts";
import { replaceOlder } from "./replace-older.ts";
import { serving } from "./serve.ts";
import { shellFiles } from "./shell-files.ts";
import type { MessageToWorker, RequestEvent, WorkerScope } from "./worker-scope.ts";
import { settingsName, type WorkerSettings } from "./worker-settings.ts";

// This script runs as a worker, behind its settings.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const scope = globalThis as unknown as WorkerScope & Record<typeof settingsName, WorkerSettings>;

const settings = scope[settingsName];
const { origin } = scope.location;
const place = { own: origin, assets: settings.assetsOrigin, formPages: settings.formPages };
let pictureAccept = "image/avif,image/webp,*/*";

const shell = shellFiles(scope.caches, settings);
const store = deviceCache({ caches: scope.caches, origin, pictureAccept: () => pictureAccept, now: Date.now });
const serve = serving({ settings, origin, store, shell, now: Date.now });

scope.addEventListener("install", (event) => event.waitUntil(shell.bringAll()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      await shell.dropOutdated();
      // So that a page does not wait for the worker to start.
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  ),
);

function respond(event: RequestEvent): void {
  const { url, method, mode, destination, headers } = event.request;
  const plan = planRequest({ url: new URL(url), method, mode, destination, hasRange: headers.has("range") }, place);
  if (plan === "leave") return;
  if (plan === "page") {
    const { answer, after } = serve.page(event);
    event.respondWith(answer);
    event.waitUntil(after);
    return;
  }
  if (plan === "picture") pictureAccept = headers.get("accept") ?? pictureAccept;
  event.respondWith(serve[plan](event));
}

scope.addEventListener("fetch", respond);

async function heed(message: MessageFromPage): Promise<boolean> {
  switch (message.is) {
    case "keep":
      return serve.save(message.url);
    case "drop":
      return serve.unsave(message.url);
    case "read":
      await serve.read(message.url, message.pictures);
      break;
    case "take-over":
      await replaceOlder(scope, settings.build);
      break;
  }
  return true;
}

async function hear({ data, ports: [port] }: MessageToWorker): Promise<void> {
  const message = readMessage(data);
  const isDone = message !== undefined && (await heed(message).catch(() => false));
  port?.postMessage(isDone);
}

scope.addEventListener("message", (event) => event.waitUntil(hear(event)));

listenForPush(scope);
