// Which key does what while the player has the focus.

export type PlayerAction =
  | { do: "toggle-play" | "toggle-mute" | "toggle-captions" | "toggle-fullscreen" | "toggle-picture-in-picture" }
  /** Seconds from here. */
  | { do: "skip"; by: number }
  /** A part of the whole, 0 to 1. */
  | { do: "seek"; to: number }
  | { do: "change-volume"; by: number }
  | { do: "change-speed"; by: 1 | -1 };

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What has the focus, where that has keys of its own. */
export type KeyHolder = "button" | "slider" | "choice" | undefined;

const actions: Readonly<Record<string, PlayerAction>> = {
  " ": { do: "toggle-play" },
  k: { do: "toggle-play" },
  m: { do: "toggle-mute" },
  c: { do: "toggle-captions" },
  f: { do: "toggle-fullscreen" },
  i: { do: "toggle-picture-in-picture" },
  j: { do: "skip", by: -10 },
  l: { do: "skip", by: 10 },
  ArrowLeft: { do: "skip", by: -5 },
  ArrowRight: { do: "skip", by: 5 },
  ArrowUp: { do: "change-volume", by: 0.1 },
  ArrowDown: { do: "change-volume", by: -0.1 },
  Home: { do: "seek", to: 0 },
  End: { do: "seek", to: 1 },
  "<": { do: "change-speed", by: -1 },
  ">": { do: "change-speed", by: 1 },
};

/** Keys with which a control is worked itself. */
const own: Readonly<Record<NonNullable<KeyHolder>, ReadonlySet<string>>> = {
  button: new Set([" "]),
  slider: new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]),
  choice: new Set([" ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]),
};

export function keyAction({ key, ctrlKey, metaKey, altKey }: PressedKey, holder: KeyHolder): PlayerAction | undefined {
  // The browser's own.
  if (ctrlKey || metaKey || altKey) return undefined;
  if (holder !== undefined && own[holder].has(key)) return undefined;
  if (/^\d$/.test(key)) return { do: "seek", to: Number(key) / 10 };
  return actions[key] ?? actions[key.toLowerCase()];
}
