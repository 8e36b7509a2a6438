// Registers the service worker once a page is there, and from then on tells it what the reader is at.

import { pageElementId } from "../../core/page-element.ts";
import { sayWhenOnline } from "./say-when-online.ts";
import { noteId, standsIn } from "../service-worker/cached-note.ts";
import { whichBuild, type MessageFromPage } from "../service-worker/messages.ts";
import { trustedWorker } from "./trusted-worker.ts";

/** Who leaves earlier has not read it. */
const readAfter = 1500;

let registered: Promise<ServiceWorkerRegistration> | undefined;
let firstAddress = "";
let timer = 0;
let hasRead = false;

export async function follow(build: string): Promise<void> {
  registered ??= register(build);
  forgetNote();
  clearTimeout(timer);
  hasRead = false;
  // What is read by a client navigation is fetched once more to be cached: not for those who save data.
  if (!document.documentElement.classList.contains("saves-data")) timer = window.setTimeout(tellOfPage, readAfter);
  offerToTakeOver(await registered);
}

async function register(build: string): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data === "object" && data !== null && "is" in data && data.is === whichBuild)
      ports[0]?.postMessage(build);
  });
  sayWhenOnline();
  const registration = await serviceWorker.register(trustedWorker, { updateViaCache: "none" });
  addEventListener("visibilitychange", () => {
    if (!document.hidden) offerToTakeOver(registration);
    else if (hasRead) tellOfPage();
  });
  const watchNewcomer = () =>
    registration.installing?.addEventListener("statechange", () => offerToTakeOver(registration));
  registration.addEventListener("updatefound", watchNewcomer);
  // One that was found while this page was on its way.
  watchNewcomer();
  return registration;
}

/** A worker of a newer build that waits looks whether it may go on now that this page is here. */
function offerToTakeOver({ waiting }: ServiceWorkerRegistration): void {
  tell(waiting, { is: "take-over" });
}

function tell(worker: ServiceWorker | null, message: MessageFromPage): void {
  worker?.postMessage(message, []);
}

function tellOfPage(): void {
  hasRead = true;
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`#${pageElementId} img`)]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc);
  void navigator.serviceWorker.ready.then(({ active }) => {
    tell(active, { is: "read", url: location.href, pictures });
  });
}

/** The document may be a cached copy; the page that the reader goes on to is fresh. */
function forgetNote(): void {
  const address = location.pathname + location.search;
  if (firstAddress === "") firstAddress = address;
  else if (address !== firstAddress) {
    document.getElementById(noteId)?.remove();
    document.documentElement.removeAttribute(standsIn);
  }
}
