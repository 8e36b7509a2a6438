// News alerts on an open page: a new one comes within a second or two, goes when it is over or withdrawn, and can be dismissed. It takes the place
// of the one before where that is on show, else it floats at the foot of the window: nothing on the page moves by it. A page that shows a front
// hears of that by the same stream. In the browser only.

import type { LiveState } from "../../core/page-object.ts";
import { announce } from "../live/announce.ts";
import { connect } from "../live/connect.ts";
import { liveAddress, type LiveMessage, type LivePut } from "../live/live-message.ts";
import { elementsOf } from "../live/shown-parts.ts";
import { dismissedAlertsKey } from "../reader-settings.ts";
import { liveAlertsPath } from "./alert-addresses.ts";
import floatingStyles from "./floating-alert.css?inline";
import { dismissAlert, dismissedAlerts } from "./dismissed-alerts.ts";
import { noAlert } from "./shown-alert.ts";
import { alertIn, frontIn, frontPanel, versionWith } from "./stream-version.ts";

/** A timer cannot be set for longer. */
const longestTimer = 2 ** 31 - 1;

/** A newer build may be there: the next page is of that one. */
const quietly = () => undefined;

interface LiveAlerts {
  /** Another page is on show. */
  turnPage(live: LiveState | undefined): void;
}

let alerts: LiveAlerts | undefined;

/** To be called for every page that is shown: the first opens the alerts, which then stays for as long as the document does. */
export function followAlerts(live: LiveState | undefined): void {
  if (alerts === undefined) alerts = openLiveAlerts(live);
  else alerts.turnPage(live);
}

/** A page without a masthead has none. */
const placeOfAlert = () => document.querySelector("[data-alert-place]");
const banners = () => [...document.querySelectorAll<HTMLElement>("[data-alert-place] > [data-alert]")];

function openLiveAlerts(first: LiveState | undefined): LiveAlerts {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(floatingStyles);
  document.adoptedStyleSheets.push(sheet);

  let page = first;
  /** Of the alert, and of the front as the stream told of it. */
  let version = versionWith(banners()[0]?.dataset["rev"] ?? noAlert, page?.version);
  let stream = new AbortController();
  /** What came while the page was open and still stands. */
  let newest: LivePut | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeAllAway(): void {
    newest = undefined;
    for (const banner of banners()) takeAway(banner);
  }

  function watchEnd(banner: HTMLElement | undefined): void {
    clearTimeout(timer);
    const until = Number(banner?.dataset["until"] ?? Infinity);
    if (until === Infinity) return;
    const end = () => (Date.now() >= until ? takeAllAway() : watchEnd(banner));
    timer = setTimeout(end, Math.min(longestTimer, Math.max(0, until - Date.now())));
  }

  /** Answers its words; undefined when this reader is not to see it. */
  function show({ id, html }: LivePut): string | undefined {
    const [banner] = elementsOf(html);
    const place = placeOfAlert();
    if (banner === undefined || place === null || dismissedAlerts(localStorage).includes(id)) return undefined;
    if (!fillsEmptyPlace(banner)) {
      banner.dataset["floating"] = "";
      place.append(banner);
    }
    watchEnd(banner);
    return banner.querySelector("p")?.innerText;
  }

  function takeIn(message: LiveMessage): void {
    version = message.version;
    const front = message.panels[frontPanel];
    if (front !== undefined) compare(front).catch(quietly);
    if (message.all !== undefined || message.put.length > 0 || message.gone.length > 0) takeAlert(message);
  }

  /** What is read stays as it is: the newer one is offered. */
  async function compare(front: string): Promise<void> {
    takeOfferBack();
    if (front === page?.version) return;
    const { offerNewerPage } = await import("../live/newer-page.ts");
    if (front === frontIn(version)) offerNewerPage();
  }

  function takeAlert({ put: [put] }: LiveMessage): void {
    takeAllAway();
    const before = banners().find(({ dataset }) => put !== undefined && dataset["rev"] === put.rev);
    // The one that the page came with holds again: it is where the reader has seen it.
    if (before !== undefined) {
      delete before.dataset["over"];
      watchEnd(before);
      return;
    }
    newest = put;
    if (put !== undefined) announce(show(put) ?? "");
  }

  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-put-away]") : null;
    const banner = button?.closest<HTMLElement>("[data-alert]");
    if (banner) dismiss(banner);
  });
  // In another tab.
  addEventListener("storage", ({ key }) => key === dismissedAlertsKey && removeDismissed());

  function listen(): void {
    stream.abort();
    stream = new AbortController();
    connect({
      address: liveAddress(page?.path ?? liveAlertsPath),
      version: () => version,
      onMessage: takeIn,
      onState: (state) => {
        // Nobody arranges this front any more: of alerts the page hears as all others do.
        if (state === "over" && page !== undefined) follow(undefined);
      },
      signal: stream.signal,
    });
  }

  function follow(next: LiveState | undefined): void {
    const isSame = next?.path === page?.path;
    page = next;
    if (isSame) return;
    version = versionWith(alertIn(version), next?.version);
    listen();
  }

  removeDismissed();
  watchEnd(banners()[0]);
  listen();

  return {
    turnPage(live) {
      takeOfferBack();
      follow(live);
      // A cache on the way may not have the newer one yet.
      if (live !== undefined) compare(frontIn(version)).catch(quietly);
      // The next page begins anew: a place that was reserved is given up, and one that has no banner yet gets it.
      for (const banner of banners()) if (banner.dataset["over"] !== undefined) banner.remove();
      if (newest !== undefined && banners().length === 0) show(newest);
    },
  };
}

function takeOfferBack(): void {
  document.querySelector("[data-newer-page]")?.remove();
}

/** One that stands in the page leaves its place empty while that is in view: what is below it must not jump. */
function takeAway(banner: HTMLElement): void {
  const { bottom, height } = banner.getBoundingClientRect();
  const isInPage = banner.dataset["floating"] === undefined && height > 0;
  if (isInPage && bottom > 0) {
    banner.dataset["over"] = "";
    return;
  }
  banner.remove();
  // Not every browser holds the page in place by itself when something above goes.
  if (isInPage && !CSS.supports("overflow-anchor", "auto")) scrollBy({ top: -height, behavior: "instant" });
}

/** Where one is over that a reader at the top of the page saw, and whose room is just enough. */
function fillsEmptyPlace(banner: HTMLElement): boolean {
  const over = banners().find(({ dataset }) => dataset["over"] !== undefined);
  if (over === undefined || window.scrollY > 0) return false;
  const { height } = over.getBoundingClientRect();
  over.replaceWith(banner);
  if (banner.getBoundingClientRect().height === height) return true;
  banner.replaceWith(over);
  return false;
}

/** The reader's own doing: the page may close up. */
function dismiss(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  dismissAlert(localStorage, banner.dataset["alert"] ?? "");
  banner.remove();
  if (hadFocus) document.querySelector("main")?.focus({ preventScroll: true });
}

function removeDismissed(): void {
  const dismissed = new Set(dismissedAlerts(localStorage));
  for (const banner of banners()) if (dismissed.has(banner.dataset["alert"] ?? "")) takeAway(banner);
}
