// Moves the gallery that the server drew. It is a row that scrolls by itself, so an address with a hash, a finger and a sideways wheel
// need nothing of this; what is added are keys, buttons, thumbnails, the two views and pictures fetched ahead.

import { keyTarget, placeAt, wheelStep } from "./gallery-steps.ts";

export type GalleryView = "filmstrip" | "grid";

export interface GalleryState {
  place: number;
  view: GalleryView;
}

export interface Gallery {
  step(by: 1 | -1): void;
  show(view: GalleryView): void;
  toggleFullscreen(): void;
  stop(): void;
}

/** Told on the gallery when another picture is on show; `data-picture` says which. */
export const pictureEvent = "picture";

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function moveGallery(root: HTMLElement, onChange: (state: GalleryState) => void): Gallery | undefined {
  const track = root.querySelector("ol");
  const strip = root.querySelector("nav ol");
  if (track === null || strip === null) return undefined;
  const slides = [...track.children];
  const thumbnails = [...strip.querySelectorAll("a")];
  const last = slides.length - 1;
  const life = new AbortController();
  let place = -1;
  /** Where a smooth scroll is on its way to: what it passes is not a place. */
  let wanted: number | undefined;
  let view: GalleryView = "filmstrip";
  let turnedAt = 0;

  const arrive = (index: number) => {
    if (index === place) return;
    place = index;
    for (const near of slides.slice(Math.max(0, index - 1), index + 2))
      for (const image of near.querySelectorAll("img")) image.loading = "eager";
    thumbnails.forEach((thumbnail, at) => {
      if (at === index - 1) thumbnail.setAttribute("aria-current", "true");
      else thumbnail.removeAttribute("aria-current");
    });
    const thumbnail = thumbnails[Math.min(Math.max(index - 1, 0), thumbnails.length - 1)];
    if (thumbnail !== undefined)
      strip.scrollTo({ left: thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2 });
    root.dataset["picture"] = slides[index]?.id;
    root.dispatchEvent(new Event(pictureEvent));
    onChange({ place, view });
  };

  /** Only a neighbour is scrolled to: the way past many would fetch them all. */
  const go = (index: number) => {
    const isNear = Math.abs(index - place) === 1 && !calm();
    wanted = isNear ? index : undefined;
    track.scrollTo({ left: index * track.clientWidth, behavior: isNear ? "smooth" : "instant" });
    arrive(index);
  };

  const show = (next: GalleryView) => {
    view = next;
    root.dataset["view"] = next;
    onChange({ place, view });
    if (next === "filmstrip") go(place);
  };

  const step = (by: 1 | -1) => go(Math.min(Math.max(place + by, 0), last));

  const isFullscreen = () => document.fullscreenElement === root;

  const listen = <K extends keyof DocumentEventMap>(
    target: EventTarget,
    name: K,
    listener: (event: DocumentEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ) =>
    // The names of events say which events they are.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    target.addEventListener(name, listener as EventListener, { ...options, signal: life.signal });

  listen(
    track,
    "scroll",
    () => {
      const at = placeAt(track.scrollLeft, track.clientWidth);
      if (wanted !== undefined && at !== wanted) return;
      wanted = undefined;
      arrive(at);
    },
    { passive: true },
  );
  listen(track, "pointerdown", () => (wanted = undefined), { passive: true });

  listen(
    root,
    "wheel",
    (event) => {
      if (!isFullscreen() || view === "grid") return;
      const by = wheelStep(event, event.timeStamp - turnedAt);
      if (by === 0) return;
      turnedAt = event.timeStamp;
      step(by);
    },
    { passive: true },
  );

  listen(document, "keydown", (event) => {
    const { target, key } = event;
    const isPlain = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || view === "grid" || !(target instanceof Element) || target.closest("dialog") !== null) return;
    const inGallery = root.contains(target);
    // Elsewhere the arrows may belong to a field or to another row.
    if (!inGallery && target !== document.body && target.tagName !== "MAIN") return;
    const index = keyTarget(key, place, last, inGallery);
    if (index === undefined) return;
    event.preventDefault();
    go(index);
  });

  listen(root, "click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    const id = link?.getAttribute("href")?.slice(1);
    const index = slides.findIndex((slide) => slide.id !== "" && slide.id === id);
    if (index === -1) return;
    event.preventDefault();
    if (view === "grid") show("filmstrip");
    go(index);
    track.focus({ preventScroll: true });
  });

  listen(document, "fullscreenchange", () => {
    root.toggleAttribute("data-fullscreen", isFullscreen());
    // The same pictures, but sharp on the whole screen.
    if (isFullscreen()) for (const image of track.querySelectorAll("img")) image.sizes = "100vw";
    track.scrollTo({ left: place * track.clientWidth, behavior: "instant" });
  });

  arrive(placeAt(track.scrollLeft, track.clientWidth));

  return {
    step,
    show,
    toggleFullscreen: () => void (isFullscreen() ? document.exitFullscreen() : root.requestFullscreen()),
    stop: () => life.abort(),
  };
}
