// Providers' scripts make their posts as high as they are, and change that as pictures arrive. The place follows only where nothing in
// view moves by it; otherwise a post that is higher than its place is shown whole when the reader asks for it.

import styles from "./EmbedControls.module.css";

interface Box {
  top: number;
  bottom: number;
}

/** What follows is below the view and stays there. Above the view nothing is changed: browsers do not always hold the page still then. */
export function movesNothing({ top, bottom }: Box, height: number, viewport: number): boolean {
  return Math.min(bottom, top + height) >= viewport;
}

/** Nothing came: the room goes back if nobody sees it go. */
export function closePlace(place: HTMLElement): void {
  if (movesNothing(place.getBoundingClientRect(), 0, innerHeight)) place.style.blockSize = "auto";
}

export function fitPlace(place: HTMLElement, inner: HTMLElement): () => void {
  const whole = document.createElement("button");
  whole.type = "button";
  whole.className = styles.whole ?? "";
  whole.textContent = "Show all of it";

  const fit = () => {
    const height = inner.offsetHeight;
    const box = place.getBoundingClientRect();
    if (Math.abs(height - box.height) < 1) whole.remove();
    else if (movesNothing(box, height, innerHeight)) take(height);
    else if (height > box.height) place.append(whole);
  };
  const take = (height: number) => {
    place.style.blockSize = `${height}px`;
    whole.remove();
  };
  whole.addEventListener("click", () => take(inner.offsetHeight));

  const sizes = new ResizeObserver(fit);
  sizes.observe(inner);
  addEventListener("scrollend", fit, { passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener("scrollend", fit);
  };
}
