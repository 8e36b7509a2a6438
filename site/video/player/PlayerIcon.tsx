// The signs of the player's controls, drawn on a grid of 24. They come with the player, not with the page.

import type { ReactNode } from "react";

const shapes = {
  play: "M7 4v16l13-8z",
  pause: "M6 4h4v16H6zM14 4h4v16h-4z",
  replay: "M12 5V1L6.5 6 12 11V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8Z",
  "volume-high":
    "M3 9v6h4l5 5V4L7 9zM15 8.2a4.6 4.6 0 0 1 0 7.6zM15 3.5v2.2a6.6 6.6 0 0 1 0 12.6v2.2a8.7 8.7 0 0 0 0-17Z",
  "volume-low": "M3 9v6h4l5 5V4L7 9zM15 8.2a4.6 4.6 0 0 1 0 7.6z",
  "volume-off":
    "M3 9v6h4l5 5V4L7 9zM21 9.4 19.6 8 17.3 10.3 15 8 13.6 9.4 15.9 11.7 13.6 14 15 15.4 17.3 13.1 19.6 15.4 21 14 18.7 11.7z",
  captions: "M3 5h18v14H3zM10.8 10.6V9.4H6.4v5.2h4.4v-1.2H8.1v-2.8zM17.6 10.6V9.4h-4.4v5.2h4.4v-1.2h-2.7v-2.8z",
  settings:
    "M10.4 2h3.2l.5 2.6 1.6.7 2.2-1.5 2.3 2.3-1.5 2.2.7 1.6 2.6.5v3.2l-2.6.5-.7 1.6 1.5 2.2-2.3 2.3-2.2-1.5-1.6.7-.5 2.6h-3.2l-.5-2.6-1.6-.7-2.2 1.5-2.3-2.3 1.5-2.2-.7-1.6L2 13.6v-3.2l2.6-.5.7-1.6-1.5-2.2 2.3-2.3 2.2 1.5 1.6-.7zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  "picture-in-picture": "M2 4h20v6h-2V6H4v12h6v2H2zM12 12h10v8H12z",
  fullscreen: "M3 3h7v2H5v5H3zM14 3h7v7h-2V5h-5zM3 14h2v5h5v2H3zM19 14h2v7h-7v-2h5z",
  "fullscreen-off": "M8 3h2v7H3V8h5zM14 3h2v5h5v2h-7zM3 14h7v7H8v-5H3zM14 14h7v2h-5v5h-2z",
  close: "m5.6 4.2 6.4 6.4 6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4z",
} as const;

export type PlayerIconName = keyof typeof shapes;

export function PlayerIcon({ name }: { name: PlayerIconName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={shapes[name]} />
    </svg>
  );
}
