// Keeps an open page connected to the live stream of its address: by EventSource, by polling where streams do not get through, not at all
// while nobody looks or the connection is gone. In the browser only.

import type { LiveMessage } from "./live-message.ts";

export type ConnectionState = "live" | "lost" | "paused" | "over";

export interface LiveConnection {
  /** `/api/live/…`. */
  address: string;
  /** What the page has: asked anew whenever a connection is opened. */
  version: () => string;
  onMessage: (message: LiveMessage) => void;
  onState: (state: ConnectionState) => void;
  /** Aborted when the page goes. */
  signal: AbortSignal;
}

/** The server is heard from every 20 seconds; a stream silent for longer is dead, whatever the browser thinks. */
const longestSilence = 50_000;
const firstWord = 10_000;
/** A stream that fails so often in a row does not get through. */
const patience = 3;
const pollEvery = 20_000;
const pollsBeforeStream = 15;

export function connect({ address, version, onMessage, onState, signal }: LiveConnection): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let polls = 0;
  let isEnded = false;

  const asked = () => `${address}?since=${encodeURIComponent(version())}`;

  const stop = () => {
    source?.close();
    source = undefined;
    clearTimeout(timer);
  };

  const end = () => {
    isEnded = true;
    stop();
    onState("over");
  };

  const start = () => {
    stop();
    if (isEnded || signal.aborted) return;
    if (document.hidden || !navigator.onLine) onState(navigator.onLine ? "paused" : "lost");
    else if (failures >= patience) void poll();
    else stream();
  };

  const stream = () => {
    const opened = new EventSource(asked());
    source = opened;
    const expectWord = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(fail, within);
    };
    const fail = () => {
      failures += 1;
      onState("lost");
      start();
    };
    const heard = () => {
      failures = 0;
      onState("live");
      expectWord(longestSilence);
    };
    expectWord(firstWord);
    opened.addEventListener("hello", heard);
    opened.addEventListener("beat", heard);
    opened.addEventListener("over", end);
    opened.addEventListener("update", (event: MessageEvent<string>) => {
      heard();
      onMessage(JSON.parse(event.data));
    });
    opened.addEventListener("error", () => {
      // Closed for good: the answer was no stream. Otherwise the browser tries again by itself, after the time the server named.
      if (opened.readyState === EventSource.CLOSED || failures + 1 >= patience) {
        failures = patience;
        start();
        return;
      }
      failures += 1;
      onState("lost");
      expectWord(firstWord);
    });
  };

  const poll = async () => {
    try {
      const response = await fetch(asked(), { headers: { accept: "application/json" }, cache: "no-cache", signal });
      if (response.status === 404) {
        end();
        return;
      }
      if (!response.ok) throw new Error(`The live address was answered with ${response.status}`);
      onState("live");
      const message: LiveMessage = await response.json();
      if (message.version !== version()) onMessage(message);
    } catch {
      if (!signal.aborted) onState("lost");
    }
    polls += 1;
    if (polls % pollsBeforeStream === 0) failures = 0;
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(start, pollEvery * (0.8 + Math.random() * 0.4));
  };

  document.addEventListener("visibilitychange", start, { signal });
  addEventListener("online", start, { signal });
  addEventListener("offline", start, { signal });
  // A page cached for the back button must not hold a connection.
  addEventListener("pagehide", stop, { signal });
  addEventListener("pageshow", (event) => event.persisted && start(), { signal });
  signal.addEventListener("abort", stop);
  start();
}
