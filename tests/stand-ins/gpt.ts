// A stand-in for Google's ad server: serves a publisher tag that knows the calls this site makes, draws creatives in frames of its own
// host, and notes what was asked for. It is strict: a call out of order is an error, as it is with the real one.

import { createServer, type IncomingMessage } from "node:http";

export interface StandInSlot {
  path: string;
  sizes: [number, number][];
  targeting: Record<string, string>;
}

export interface GptStandIn {
  /** Where the tag is. */
  script: string;
  origin: string;
  /** Every ad that was asked for, in order. */
  asked: StandInSlot[];
  /** What was asked of this host, by path. */
  requests: string[];
  stop(): Promise<void>;
}

/** Runs in the page. Slots whose path ends in one of the empty names get no creative. */
function tag(origin: string, emptySlots: string[]): void {
  interface FakeSlot {
    path: string;
    sizes: [number, number][];
    id: string;
    targeting: Record<string, string>;
    isServed: boolean;
    isShown: boolean;
  }
  const slots = new Map<string, FakeSlot>();
  const listeners: { type: string; listener: (event: object) => void }[] = [];
  let isEnabled = false;
  let isSafeFrame = false;

  const api = (slot: FakeSlot) => ({
    addService() {
      slot.isServed = true;
      return api(slot);
    },
    setTargeting(key: string, value: string) {
      slot.targeting[key] = value;
      return api(slot);
    },
    getSlotElementId: () => slot.id,
  });
  const tell = (type: string, slot: FakeSlot, more: object = {}) => {
    for (const one of listeners) if (one.type === type) one.listener({ slot: api(slot), ...more });
  };

  const fetchAd = async (slot: FakeSlot) => {
    if (!isEnabled || !slot.isServed) throw new Error("display before enableServices or addService");
    if (!isSafeFrame) throw new Error("creatives would stand under the page's own policy");
    const { path, sizes, targeting } = slot;
    await fetch(`${origin}/gampad/ads`, { method: "POST", body: JSON.stringify({ path, sizes, targeting }) });
    const place = document.getElementById(slot.id);
    if (place === null) return;
    const isEmpty = emptySlots.some((name) => path.endsWith(`/${name}`));
    if (!isEmpty) {
      // The largest that was asked for.
      const [width, height] = sizes.toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [0, 0];
      const frame = document.createElement("iframe");
      frame.src = `${origin}/safeframe?${width}x${height}`;
      frame.width = String(width);
      frame.height = String(height);
      frame.title = "3rd party ad content";
      frame.style.border = "0";
      const holder = document.createElement("div");
      holder.append(frame);
      place.replaceChildren(holder);
    }
    tell("slotRenderEnded", slot, { isEmpty, size: isEmpty ? null : sizes[0] });
    if (!isEmpty) tell("impressionViewable", slot);
  };

  const pubads = {
    setForceSafeFrame(force: boolean) {
      isSafeFrame = force;
      return pubads;
    },
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.push({ type, listener });
      return pubads;
    },
    refresh(which: { getSlotElementId(): string }[]) {
      for (const one of which) {
        const slot = slots.get(one.getSlotElementId());
        if (slot !== undefined) void fetchAd(slot);
      }
    },
  };

  const waiting = (window as unknown as { googletag?: { cmd: (() => void)[] } }).googletag?.cmd ?? [];
  const googletag = {
    apiReady: true,
    cmd: { push: (command: () => void) => command() },
    pubads: () => pubads,
    enableServices() {
      isEnabled = true;
    },
    defineSlot(path: string, sizes: [number, number][], id: string) {
      if (slots.has(id) || !/^\/\d+(,\d+)?\/[\w/-]+$/.test(path)) return null;
      const slot: FakeSlot = { path, sizes, id, targeting: {}, isServed: false, isShown: false };
      slots.set(id, slot);
      return api(slot);
    },
    display(id: string) {
      const slot = slots.get(id);
      if (slot === undefined) throw new Error(`${id} was not defined`);
      if (!slot.isShown) void fetchAd(slot);
      slot.isShown = true;
    },
    destroySlots(which: { getSlotElementId(): string }[]) {
      for (const one of which) slots.delete(one.getSlotElementId());
      return true;
    },
  };
  // The real tag keeps the object that the page made.
  const queued = Object.assign((window as unknown as { googletag?: object }).googletag ?? {}, googletag);
  Object.assign(window, { googletag: queued });
  for (const command of waiting) command();
}

const creative = (size: string) => `<!doctype html><meta charset="utf-8"><title>Ad</title>
<style>html,body{height:100%;margin:0}body{display:grid;place-items:center;background:linear-gradient(135deg,#0f6b5c,#0b3b4f);color:#fff;font:600 16px/1.2 sans-serif}</style>
<body>Advertiser ${size}</body>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}

export async function startGptStandIn({ emptySlots = [] }: { emptySlots?: string[] } = {}): Promise<GptStandIn> {
  const asked: StandInSlot[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://stand-in");
    requests.push(pathname);
    const answer = (type: string, body: string) =>
      response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(body);
    if (pathname === "/tag/js/gpt.js")
      answer("text/javascript", `(${tag.toString()})(${JSON.stringify(origin())},${JSON.stringify(emptySlots)});`);
    else if (pathname === "/safeframe") answer("text/html", creative(search.slice(1).replaceAll(/[^\dx]/g, "")));
    else if (pathname === "/gampad/ads")
      void bodyOf(request).then((body) => {
        asked.push(JSON.parse(body) as StandInSlot);
        answer("application/json", "{}");
      });
    else response.writeHead(404).end();
  });
  const origin = (): string => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    script: `${origin()}/tag/js/gpt.js`,
    origin: origin(),
    asked,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
