// What the player remembers of a viewer between visits: sound, captions, whether the next video follows, and where videos were left.
// Everything works without it: a browser may keep nothing, or something else under this name.

import type { LeftAt, Places } from "./resume.ts";

export interface PlayerMemory {
  volume: number;
  muted: boolean;
  captions: boolean;
  /** The next video follows by itself. */
  autoplay: boolean;
  places: Places;
}

const key = "player";

const first: PlayerMemory = { volume: 1, muted: false, captions: false, autoplay: true, places: [] };

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export function recall(storage: () => Storage): PlayerMemory {
  try {
    return readMemory(JSON.parse(storage().getItem(key) ?? "null"));
  } catch {
    return first;
  }
}

export function remember(storage: () => Storage, change: Partial<PlayerMemory>): void {
  try {
    storage().setItem(key, JSON.stringify({ ...recall(storage), ...change }));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}

function readMemory(value: unknown): PlayerMemory {
  if (typeof value !== "object" || value === null) return first;
  const given: Partial<Record<keyof PlayerMemory, unknown>> = value;
  const { volume, places } = given;
  const flag = (name: "muted" | "captions" | "autoplay") => {
    const saved = given[name];
    return typeof saved === "boolean" ? saved : first[name];
  };
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : first.volume,
    muted: flag("muted"),
    captions: flag("captions"),
    autoplay: flag("autoplay"),
    places: Array.isArray(places) ? places.filter(isPlace) : [],
  };
}

function isPlace(value: unknown): value is LeftAt {
  return (
    typeof value === "object" &&
    value !== null &&
    "videoId" in value &&
    typeof value.videoId === "string" &&
    "seconds" in value &&
    typeof value.seconds === "number"
  );
}
