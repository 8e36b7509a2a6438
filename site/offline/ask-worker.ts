// Asks the service worker for something and waits for its word. Without a worker, or when it says nothing, the answer is no.

import type { MessageFromPage } from "../service-worker/messages.ts";

const patience = 30_000;

export async function askWorker(message: MessageFromPage): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, patience, false);
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data === true));
    port1.start();
    // On the first page of a reader the worker comes a moment after it.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message, [port2]));
  });
}
