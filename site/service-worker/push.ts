// Alerts in the service worker: shows what a push service brings, opens what it is about, and stays subscribed when the browser changes the
// address under which it is reached.

import { alertKeyPath, subscriptionPath } from "../alerts/alert-addresses.ts";
import { keyBytes } from "../alerts/server-key.ts";
import type { PushMessage } from "./push-message.ts";
import type { PushArrival, SubscriptionChange, WorkerScope, WorkersSubscription } from "./worker-scope.ts";

/** What of a worker's scope it uses. */
export interface PushScope extends Pick<WorkerScope, "addEventListener" | "location" | "fetch"> {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: {
      subscribe(options: { userVisibleOnly: true; applicationServerKey: BufferSource }): Promise<WorkersSubscription>;
    };
  };
  readonly clients: {
    matchAll(options: {
      type: "window";
      includeUncontrolled?: boolean;
    }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** Browsers take alerts away from a site that is sent some and shows none. */
const unreadable: PushMessage = {
  title: "News alert",
  body: "There is news. Open the site to read it.",
  url: "/",
  tag: "alert",
};

function isMessage(given: unknown): given is PushMessage {
  if (typeof given !== "object" || given === null) return false;
  return (["title", "body", "url", "tag"] as const).every((name) => typeof Reflect.get(given, name) === "string");
}

export function messageIn({ data }: Pick<PushArrival, "data">): PushMessage {
  try {
    const given = data?.json();
    return isMessage(given) ? given : unreadable;
  } catch {
    return unreadable;
  }
}

export function listenForPush(scope: PushScope): void {
  async function show(event: PushArrival): Promise<void> {
    const { title, body, url, tag, urgent = false } = messageIn(event);
    await scope.registration.showNotification(title, {
      body,
      tag,
      data: { url },
      icon: "/icon-192.png",
      requireInteraction: urgent,
    });
  }

  /** The window that shows it already, or a new one. */
  async function open(given: unknown): Promise<void> {
    const { origin } = scope.location;
    const named = typeof given === "object" && given !== null ? Reflect.get(given, "url") : undefined;
    const address = typeof named === "string" ? URL.parse(named, origin) : null;
    const url = address !== null && /^https?:$/.test(address.protocol) ? address.href : `${origin}/`;
    const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => one.url.split("#", 1)[0] === url);
    await (there === undefined ? scope.clients.openWindow(url) : there.focus());
  }

  async function subscribeAgain({ oldSubscription: old }: SubscriptionChange): Promise<WorkersSubscription> {
    const known = old?.options.applicationServerKey;
    if (known) return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: known });
    const { publicKey }: { publicKey: string } = await (await scope.fetch(alertKeyPath)).json();
    return scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(publicKey),
    });
  }

  /** What was chosen moves to the new address. Without the old one nobody knows what that was. */
  async function moveOn(event: SubscriptionChange): Promise<void> {
    if (!event.oldSubscription) return;
    const subscription = event.newSubscription ?? (await subscribeAgain(event));
    await scope.fetch(subscriptionPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ subscription, replaces: event.oldSubscription.endpoint }),
    });
  }

  scope.addEventListener("push", (event) => event.waitUntil(show(event)));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(moveOn(event)));
}
