// All live addresses of this node. Hears of content changes by the same keys as the page cache, reads what changed once, and tells the open
// streams; keeps them alive, limits their number, and lets them go when the node stops.

import type { Logger } from "pino";
import type { ContentClient, OpenClient } from "../../content/client.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import type { Store } from "../../content/store/store.ts";
import { singleFlight } from "../../model/work/single-flight.ts";
import { isForEveryPage } from "../../site/alerts/alert-addresses.ts";
import { events } from "../log.ts";
import { activity } from "../operating/activity.ts";
import { eventFrame } from "./event-frame.ts";
import { LiveChannel, type Listener } from "./live-channel.ts";
import type { LiveState } from "./live-state.ts";

/** Finds what is live at an address; undefined where nothing is. */
export type ReadLive = (content: ContentClient, path: string) => Promise<LiveState | undefined>;

export interface LiveHubParts {
  store: Pick<Store, "onChange">;
  openClient: OpenClient;
  read: ReadLive;
  build: string;
  log: Logger;
  now: () => number;
  /** Milliseconds between two signs of life on a quiet stream. */
  heartbeat: number;
  mostStreams: number;
}

interface OpenChannel {
  channel: LiveChannel;
  /** The records it was read from. */
  keys: ReadonlySet<string>;
  isReading: boolean;
  isStale: boolean;
  /** For what changes by time alone. */
  timer?: ReturnType<typeof setTimeout>;
}

/** How long a channel without listeners keeps its past for those who come back. */
const rememberedFor = 10 * 60_000;

const forEveryPage = 0.8;

/** A timer cannot be set for longer. */
const longestTimer = 2 ** 31 - 1;

const beat = eventFrame("beat", "1");
const over = eventFrame("over", "1");

export class LiveHub {
  readonly #parts: LiveHubParts;
  readonly #channels = new Map<string, OpenChannel>();
  readonly #opening = new Map<string, Promise<LiveChannel | undefined>>();
  readonly #stopHearing: () => void;
  readonly #timer: ReturnType<typeof setInterval>;
  #streams = 0;
  #isClosed = false;

  constructor(parts: LiveHubParts) {
    this.#parts = parts;
    this.#stopHearing = parts.store.onChange((keys) => this.#hear(keys));
    this.#timer = setInterval(() => this.#beat(), parts.heartbeat);
    this.#timer.unref();
  }

  get streams(): number {
    return this.#streams;
  }

  /** How many streams there may be when one for this address is opened. Those that every page opens leave room for those of live coverage. */
  mostFor(path: string): number {
    return this.#isClosed ? 0 : this.#parts.mostStreams * (isForEveryPage(path) ? forEveryPage : 1);
  }

  /** The channel of an address; undefined where nothing live stands. */
  async channel(path: string): Promise<LiveChannel | undefined> {
    const known = this.#channels.get(path);
    if (known !== undefined) return known.channel;
    return singleFlight(this.#opening, path, () => this.#open(path));
  }

  async #open(path: string): Promise<LiveChannel | undefined> {
    const keys = new Set<string>();
    const state = await this.#parts.read(this.#parts.openClient(keys), path);
    if (state === undefined) return undefined;
    const channel = new LiveChannel(state, this.#parts);
    const opened: OpenChannel = { channel, keys, isReading: false, isStale: false };
    this.#channels.set(path, opened);
    // A change may have come while the first read was under way.
    void this.#refresh(path, opened);
    return channel;
  }

  /** Answers how to leave. */
  join(channel: LiveChannel, listener: Listener): () => void {
    channel.listeners.add(listener);
    this.#streams += 1;
    return () => {
      if (channel.listeners.delete(listener)) this.#streams -= 1;
    };
  }

  #hear(changed: readonly string[]): void {
    const names = new Set(changed);
    for (const [path, open] of this.#channels) {
      if (names.has(everythingKey) || !open.keys.isDisjointFrom(names)) void this.#refresh(path, open);
    }
  }

  /** One read at a time; a change that comes meanwhile is read after it. */
  async #refresh(path: string, open: OpenChannel): Promise<void> {
    open.isStale = true;
    if (open.isReading) return;
    open.isReading = true;
    try {
      while (open.isStale && !this.#isClosed) {
        open.isStale = false;
        const keys = new Set<string>();
        const state = await this.#parts.read(this.#parts.openClient(keys), path);
        if (state === undefined) {
          this.#finish(path, open.channel);
          return;
        }
        open.keys = keys;
        activity.hold(`live ${path}`, () => open.channel.change(state));
        this.#waitFor(path, open);
      }
    } catch (error) {
      this.#parts.log.error({ err: error, path }, events.liveFailed);
    } finally {
      open.isReading = false;
    }
  }

  #waitFor(path: string, open: OpenChannel): void {
    clearTimeout(open.timer);
    const { changesAt } = open.channel.state;
    if (changesAt === undefined) return;
    const wait = Math.min(longestTimer, Math.max(0, changesAt - this.#parts.now()));
    open.timer = setTimeout(() => {
      if (this.#channels.get(path) === open) void this.#refresh(path, open);
    }, wait);
    open.timer.unref();
  }

  /** It is over, or gone: nothing more will be told. */
  #finish(path: string, channel: LiveChannel): void {
    for (const listener of channel.listeners) {
      listener.send(over);
      listener.end();
    }
    this.#channels.delete(path);
  }

  #beat(): void {
    const now = this.#parts.now();
    for (const [path, { channel }] of this.#channels) {
      if (channel.state.isOver(now)) this.#finish(path, channel);
      else if (channel.listeners.size > 0) for (const listener of channel.listeners) listener.send(beat);
      else if (now - channel.lastUsed > rememberedFor) this.#channels.delete(path);
    }
  }

  /** Readers are let go at once and come back to another node. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#stopHearing();
    for (const { channel } of this.#channels.values()) {
      for (const listener of channel.listeners) listener.end();
    }
    this.#channels.clear();
  }
}
