// Moves the gallery that the server drew. It is a row that scrolls by itself, so an address with a hash, a finger and a sideways wheel
// need nothing of this; what is added are keys, buttons, thumbnails, the two views, the whole screen and pictures fetched ahead.

import { prefersReducedMotion } from "../../../core/client/reduced-motion.ts";
import { keyTarget, placeAt, placeText, wheelStep } from "./gallery-steps.ts";
import { pictureEvent } from "./picture-event.ts";

/** `latest` is what the reader did while this was on its way: a key or a press must not be lost. */
export function moveGallery(root: HTMLElement, signal: AbortSignal, latest?: Event): void {
  const track = root.querySelector("ol");
  const strip = root.querySelector("nav ol");
  const counter = root.querySelector<HTMLOutputElement>("output[data-gallery]");
  if (track === null || strip === null || counter === null) return;
  const slides = [...track.children];
  const thumbnails = [...strip.querySelectorAll("a")];
  const last = slides.length - 1;
  const buttons = Object.fromEntries(
    [...root.querySelectorAll<HTMLButtonElement>("button[data-gallery]")].map((button) => [
      button.dataset["gallery"],
      button,
    ]),
  );
  let place = -1;
  /** Where a smooth scroll is on its way to: what it passes is not a place. */
  let wanted: number | undefined;
  let turnedAt = 0;

  const isGrid = () => root.dataset["view"] === "grid";
  const isFullscreen = () => document.fullscreenElement === root;

  const tell = () => {
    const grid = isGrid();
    counter.value = placeText(grid ? 0 : place, thumbnails.length);
    enable(buttons["previous"], !grid && place > 0);
    enable(buttons["next"], !grid && place < last);
    enable(buttons["fullscreen"], !grid);
    buttons["filmstrip"]?.setAttribute("aria-pressed", String(!grid));
    buttons["grid"]?.setAttribute("aria-pressed", String(grid));
  };

  const arrive = (index: number) => {
    if (index === place) return;
    place = index;
    for (const near of slides.slice(Math.max(0, index - 1), index + 2))
      for (const image of near.querySelectorAll("img")) image.loading = "eager";
    thumbnails.forEach((thumbnail, at) => {
      if (at === index - 1) thumbnail.setAttribute("aria-current", "true");
      else thumbnail.removeAttribute("aria-current");
    });
    const current = thumbnails[Math.min(Math.max(index - 1, 0), thumbnails.length - 1)];
    if (current !== undefined)
      strip.scrollTo({ left: current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2 });
    root.dataset["picture"] = slides[index]?.id ?? "";
    root.dispatchEvent(new Event(pictureEvent));
    tell();
  };

  /** Only a neighbour is scrolled to: the way past many would fetch them all. */
  const go = (index: number) => {
    const isNear = Math.abs(index - place) === 1 && !prefersReducedMotion();
    wanted = isNear ? index : undefined;
    track.scrollTo({ left: index * track.clientWidth, behavior: isNear ? "smooth" : "instant" });
    arrive(index);
  };

  const step = (by: number) => go(Math.min(Math.max(place + by, 0), last));

  const show = (view: "filmstrip" | "grid") => {
    root.dataset["view"] = view;
    tell();
    // A row that was not there has forgotten where it stood.
    if (view === "filmstrip") track.scrollTo({ left: place * track.clientWidth, behavior: "instant" });
  };

  const actions: Readonly<Record<string, () => void>> = {
    previous: () => step(-1),
    next: () => step(1),
    filmstrip: () => show("filmstrip"),
    grid: () => show("grid"),
    fullscreen: () => void (isFullscreen() ? document.exitFullscreen() : root.requestFullscreen()),
  };

  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isGrid()) return;
    if (!(target instanceof Element) || target.closest("dialog") !== null) return;
    const inGallery = root.contains(target);
    // Elsewhere the arrows may belong to a field or to another row.
    if (!inGallery && target !== document.body && target.tagName !== "MAIN") return;
    const index = keyTarget(key, place, last, inGallery);
    if (index === undefined) return;
    event.preventDefault();
    go(index);
  };

  const onClick = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-gallery], a[href^='#']") : null;
    actions[pressed?.dataset["gallery"] ?? ""]?.();
    const id = pressed?.getAttribute("href")?.slice(1) ?? "";
    const index = id === "" ? -1 : slides.findIndex((slide) => slide.id === id);
    if (index === -1) return;
    event.preventDefault();
    if (isGrid()) show("filmstrip");
    go(index);
    track.focus({ preventScroll: true });
  };

  const onScroll = () => {
    const at = placeAt(track.scrollLeft, track.clientWidth);
    if (isGrid() || (wanted !== undefined && at !== wanted)) return;
    wanted = undefined;
    arrive(at);
  };

  /** On the whole screen there is nothing else to scroll. */
  const onWheel = (event: WheelEvent) => {
    const by = isFullscreen() ? wheelStep(event, event.timeStamp - turnedAt) : 0;
    if (by === 0) return;
    turnedAt = event.timeStamp;
    step(by);
  };

  const onFullscreen = () => {
    root.toggleAttribute("data-fullscreen", isFullscreen());
    buttons["fullscreen"]?.setAttribute("aria-pressed", String(isFullscreen()));
    // The same pictures, but sharp on the whole screen.
    if (isFullscreen()) for (const image of track.querySelectorAll("img")) image.sizes = "100vw";
    track.scrollTo({ left: place * track.clientWidth, behavior: "instant" });
  };

  track.addEventListener("scroll", onScroll, { signal, passive: true });
  track.addEventListener("pointerdown", () => (wanted = undefined), { signal, passive: true });
  root.addEventListener("wheel", onWheel, { signal, passive: true });
  root.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("fullscreenchange", onFullscreen, { signal });

  arrive(placeAt(track.scrollLeft, track.clientWidth));
  if (latest instanceof KeyboardEvent) onKey(latest);
  if (latest instanceof MouseEvent && latest.type === "click") onClick(latest);
}

function enable(button: HTMLButtonElement | undefined, isEnabled: boolean): void {
  if (button !== undefined) button.disabled = !isEnabled;
}
