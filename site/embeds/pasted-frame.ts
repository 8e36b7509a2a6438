// BLOCK-10: a frame that was pasted into a story, as the browser shows it once the reader has asked for it.

import type { RawFrame } from "../../model/embeds/raw-frame.ts";

/** As high as it was pasted; a responsive one keeps its proportion in the width there is. */
export function pastedHeight({ width, height, responsive }: RawFrame, room: number): number {
  return responsive && width !== undefined && room > 0 ? Math.round((room * height) / width) : height;
}

export function pastedFrame({ src, width, responsive, sandbox, title, allow, fullScreen }: RawFrame): HTMLElement {
  const frame = document.createElement("iframe");
  // Before its address, or the first page of the frame would be freer than the next.
  if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
  if (allow !== undefined) frame.allow = allow;
  frame.allowFullscreen = fullScreen === true;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.title = title;
  if (width !== undefined && !responsive) frame.style.inlineSize = `min(100%, ${width}px)`;
  frame.src = src;
  return frame;
}
