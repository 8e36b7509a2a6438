// A click on an island that is not awake yet is not lost: it is remembered, and done again once the island can hear it. Enter and the space
// bar are clicks too. What the browser does by itself, such as following a link, is left to it; unless the island says that it answers for it.

/** Marks a link, or what opens a popover, that an island answers in its place when it is awake. */
export const heldMark = "data-held";
/** Marks an element around an island: what is done anywhere in it is meant for the island. */
export const reachMark = "data-reach";

/** Marks an island that hears what is done with it. */
const awakeMark = "data-awake";

/** Asks an island to wake now, wherever it is. */
const wakeEvent = "wake-island";

export function askToWake(island: Element): void {
  island.dispatchEvent(new Event(wakeEvent, { bubbles: true }));
}

/** Hears of every island within that is asked to. */
export function onAskedToWake(root: Element, hear: (event: Event) => void, signal: AbortSignal): void {
  root.addEventListener(wakeEvent, hear, { signal });
}

const held = `[${heldMark}]`;
const controls = `button, label, input, ${held}`;
const byItself = `:is(a[href], summary, [popovertarget], form[action] *):not(${held})`;

const pressed = new Map<Element, HTMLElement>();

const islandOf = (control: Element) =>
  control.closest("[data-island]") ?? control.closest(`[${reachMark}]`)?.querySelector("[data-island]");

/** A new tab or window is the browser's to open. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function rememberClicks(): void {
  addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      const island = control && islandOf(control);
      if (!control || !island || island.hasAttribute(awakeMark) || control.matches(byItself) || !isPlain(event)) return;
      // Or a box would be ticked now and again by the click that is done again, and an island that is just waking would hear both.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (pressed.has(island)) return;
      pressed.set(island, control);
      control.setAttribute("aria-busy", "true");
      askToWake(island);
    },
    true,
  );
}

function release(island: Element): HTMLElement | undefined {
  const control = pressed.get(island);
  pressed.delete(island);
  control?.removeAttribute("aria-busy");
  return control;
}

/** The island hears from now on. */
export function hearClicks(island: Element): void {
  island.toggleAttribute(awakeMark, true);
  release(island)?.click();
}

/** It will not wake: what waited for it does what it does by itself. */
export function giveUp(island: Element): void {
  island.toggleAttribute(awakeMark, true);
  const control = release(island);
  if (control?.matches(held)) control.click();
}
