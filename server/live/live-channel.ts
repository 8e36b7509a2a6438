// One live address on this node: its state, its recent past, and the streams that are open on it. Whatever is told is drawn and written out
// once, however many listen.

import type { LiveMessage, LivePut } from "../../site/live/live-message.ts";
import { eventFrame } from "./event-frame.ts";
import { pastOf, type LiveState, type PastState } from "./live-state.ts";
import { changesSince, type StateChanges } from "./state-changes.ts";

/** How many versions back a lost connection can be taken up without a snapshot. */
const longestPast = 30;
/** A snapshot brings the first two pages of posts, unless the state says otherwise. */
const usualSnapshot = 40;

export interface Listener {
  send: (frame: Buffer) => void;
  end: () => void;
}

export interface ChannelParts {
  build: string;
  now: () => number;
}

export class LiveChannel {
  readonly listeners = new Set<Listener>();
  readonly #parts: ChannelParts;
  #state: LiveState;
  readonly #past = new Map<string, PastState>();
  /** By the version it starts from; emptied with every change. */
  readonly #told = new Map<string, { text: string; frame: Buffer }>();
  lastUsed: number;

  constructor(state: LiveState, parts: ChannelParts) {
    this.#parts = parts;
    this.#state = state;
    this.lastUsed = parts.now();
    this.#remember();
  }

  get state(): LiveState {
    return this.#state;
  }

  get version(): string {
    return this.#state.version;
  }

  #remember(): void {
    this.#past.delete(this.version);
    this.#past.set(this.version, pastOf(this.#state));
    for (const version of this.#past.keys()) {
      if (this.#past.size <= longestPast) break;
      this.#past.delete(version);
    }
  }

  /** Tells every listener what is different now; all of them have the version before. */
  change(state: LiveState): void {
    const before = this.version;
    this.#state = state;
    if (state.version === before) return;
    this.#told.clear();
    this.#remember();
    const { frame } = this.#tellFrom(before);
    for (const listener of this.listeners) listener.send(frame);
  }

  /** What a page of this version has missed, as JSON. */
  textSince(version: string): string {
    this.lastUsed = this.#parts.now();
    return this.#tellFrom(version).text;
  }

  frameSince(version: string): Buffer | undefined {
    this.lastUsed = this.#parts.now();
    return version === this.version ? undefined : this.#tellFrom(version).frame;
  }

  #tellFrom(version: string): { text: string; frame: Buffer } {
    const past = this.#past.get(version);
    // Versions nobody here knows are all answered alike.
    const key = past === undefined ? "" : version;
    const known = this.#told.get(key);
    if (known !== undefined) return known;
    const message = past === undefined ? this.#snapshot() : this.#message(changesSince(past, this.#state));
    const text = JSON.stringify(message);
    const told = { text, frame: eventFrame("update", text, this.version) };
    this.#told.set(key, told);
    return told;
  }

  #snapshot(): LiveMessage {
    const all = this.#state.parts.map(({ id }) => id);
    const panels = [...this.#state.panels.keys()];
    const { snapshotParts = usualSnapshot } = this.#state;
    return { ...this.#message({ put: all.slice(0, snapshotParts), added: new Set(), gone: [], panels }), all };
  }

  #message({ put, added, gone, panels }: StateChanges): LiveMessage {
    const { parts, version, drawPart, drawPanel, stylesOf } = this.#state;
    const now = this.#parts.now();
    const place = new Map(parts.map(({ id }, index) => [id, index]));
    const drawn = put.flatMap((id): LivePut | [] => {
      const at = place.get(id) ?? -1;
      const part = parts[at];
      if (part === undefined) return [];
      return {
        id,
        rev: part.rev,
        ...(part.pinned && { pinned: true as const }),
        ...(added.has(id) && { added: true as const }),
        before: parts[at + 1]?.id ?? null,
        html: drawPart(id, now),
      };
    });
    return {
      build: this.#parts.build,
      version,
      put: drawn,
      ...(stylesOf && { styles: stylesOf(drawn.map(({ html }) => html).join("")) }),
      gone,
      panels: Object.fromEntries(panels.map((name) => [name, drawPanel(name, now)])),
    };
  }
}
