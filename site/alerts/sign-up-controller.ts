// Alerts on this device: asks the browser, its push service and the site, in this order, and says honestly what came of it. In the browser only.

import { trustedWorker } from "../offline/trusted-worker.ts";
import { alertKeyPath, subscriptionPath } from "./alert-addresses.ts";
import { formNames } from "./form-names.ts";
import { keyBytes, sameKey } from "./server-key.ts";

export interface Standing {
  /** `closed`: it cannot be switched on here. */
  is: "off" | "on" | "closed";
  /** What came of what the reader did. */
  message?: string;
}

/** As the site keeps it. */
interface Choice {
  topics: readonly string[];
  quiet: { from: string; to: string } | null;
}

const words = {
  off: "Alerts are off in this browser.",
  on: "Alerts are on in this browser.",
  unsupported: "This browser cannot show alerts. Our newsletters and RSS feeds work without them.",
  onHomeScreen: "Add this site to the Home Screen first (Share, then Add to Home Screen) and open it from there.",
  denied: "Notifications from this site are blocked. Allow them in your browser’s settings, then load this page again.",
  unanswered: "Your browser asks whether this site may show notifications. Alerts stay off until you allow it.",
  topicMissing: "Please choose at least one topic.",
  turnedOn: "Done. The next alert will reach you here.",
  saved: "Saved. Your new choice holds from now on.",
  turnedOff: "Alerts are off, and we have forgotten this browser.",
  unread: "We could not read what you had chosen. Please load this page again later.",
  service: "Your browser could not reach its notification service. Please try again later.",
  tooMany: "There were too many sign-ups from your network in the last hour. Please try again later.",
  failed: "We could not save that. Please try again later.",
} as const;

const patience = 15_000;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Says in the form how things stand; `reason` is why it cannot be otherwise. */
function show(form: HTMLFormElement, is: Standing["is"], { message, reason }: { message?: string; reason?: string }) {
  const line = form.querySelector("[data-alerts-standing]");
  if (line !== null) line.textContent = reason ?? (is === "on" ? words.on : words.off);
  for (const part of form.querySelectorAll("fieldset")) part.disabled = is === "closed";
  return { is, ...(message !== undefined && { message }) };
}

/** Undefined where alerts can be switched on. */
function obstacle(): string | undefined {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? words.onHomeScreen : words.unsupported;
  }
  return Notification.permission === "denied" ? words.denied : undefined;
}

function inputs(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

function chosenIn(form: HTMLFormElement): Choice {
  const value = (name: string) => inputs(form, name)[0]?.value ?? "";
  const isQuiet = inputs(form, formNames.quiet)[0]?.checked ?? false;
  return {
    topics: inputs(form, formNames.topic).flatMap((input) => (input.checked ? [input.value] : [])),
    quiet: isQuiet ? { from: value(formNames.from), to: value(formNames.to) } : null,
  };
}

function showChoice(form: HTMLFormElement, { topics, quiet }: Choice): void {
  for (const input of inputs(form, formNames.topic)) input.checked = topics.includes(input.value);
  for (const input of inputs(form, formNames.quiet)) input.checked = quiet !== null;
  if (quiet === null) return;
  for (const input of inputs(form, formNames.from)) input.value = quiet.from;
  for (const input of inputs(form, formNames.to)) input.value = quiet.to;
}

function send(method: "POST" | "DELETE", path: string, body: object): Promise<Response> {
  return fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readStanding(form: HTMLFormElement): Promise<Standing> {
  const reason = obstacle();
  if (reason !== undefined) return show(form, "closed", { reason });
  const subscription = await ownSubscription().catch(() => null);
  if (subscription === null) return show(form, "off", {});
  try {
    const response = await send("POST", `${subscriptionPath}/lookup`, { endpoint: subscription.endpoint });
    // The site has forgotten this browser: its push service had said that it was gone.
    if (response.status === 404) return show(form, "off", {});
    if (!response.ok) throw new Error(`The site answered ${response.status}`);
    showChoice(form, await response.json());
    return show(form, "on", {});
  } catch {
    return show(form, "on", { message: words.unread });
  }
}

/** The worker that shows alerts, once it is there. Where it does not come, nobody waits for ever. */
async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trustedWorker, { updateViaCache: "none" });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The service worker did not start")), patience);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Subscribed under the site's key of today; one under another key can be sent nothing. */
async function subscribed(): Promise<PushSubscription> {
  const [{ pushManager }, response] = await Promise.all([workerRegistration(), fetch(alertKeyPath)]);
  const { publicKey }: { publicKey: string } = await response.json();
  const known = await pushManager.getSubscription();
  if (known !== null && sameKey(known.options.applicationServerKey, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) });
}

export async function turnOn(form: HTMLFormElement): Promise<Standing> {
  const choice = chosenIn(form);
  const before = (await ownSubscription().catch(() => null)) === null ? "off" : "on";
  if (choice.topics.length === 0) return show(form, before, { message: words.topicMissing });
  const permission = await Notification.requestPermission();
  if (permission === "denied") return show(form, "closed", { reason: words.denied, message: words.denied });
  if (permission !== "granted") return show(form, "off", { message: words.unanswered });
  let subscription: PushSubscription;
  try {
    subscription = await subscribed();
  } catch {
    return show(form, before, { message: words.service });
  }
  const sent = { subscription, ...choice, zone: zoneHere() };
  const response = await send("POST", subscriptionPath, sent).catch(() => undefined);
  if (response?.ok) return show(form, "on", { message: before === "on" ? words.saved : words.turnedOn });
  // Nothing is left behind that looks like alerts and is none.
  if (before === "off") await subscription.unsubscribe().catch(() => false);
  return show(form, before, { message: response?.status === 429 ? words.tooMany : words.failed });
}

export async function turnOff(form: HTMLFormElement): Promise<Standing> {
  try {
    const subscription = await ownSubscription();
    if (subscription !== null) {
      // Should the site not hear of it, it does from the push service when it sends the next alert.
      await send("DELETE", subscriptionPath, { endpoint: subscription.endpoint }).catch(() => undefined);
      await subscription.unsubscribe();
    }
    return show(form, "off", { message: words.turnedOff });
  } catch {
    return show(form, "on", { message: words.failed });
  }
}
