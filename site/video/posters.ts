// The poster of a video that plays in its place is a link to the video's page until script runs; from then on it is a button, by the space bar
// too. The player itself comes when it is pressed (`player/PlayerLauncher.tsx`).

import { heldMark } from "../../core/client/early-clicks.ts";

const playing = `[data-facade][${heldMark}]`;

export function makePostersButtons(root: Document): void {
  for (const poster of root.querySelectorAll(playing)) poster.setAttribute("role", "button");
}

export function pressPostersBySpace(root: Document): void {
  root.addEventListener("keydown", (event) => {
    const poster = event.target instanceof HTMLElement && event.target.matches(playing) ? event.target : undefined;
    if (poster === undefined || event.key !== " ") return;
    event.preventDefault();
    poster.click();
  });
}
