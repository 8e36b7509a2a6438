// A click on an island that is not awake yet is not lost: it is remembered from the first script on, and done again once the island can
// hear it. Enter and the space bar are clicks too. What the browser does by itself, such as following a link, is left to it.

const byItself = "a[href], summary, [popovertarget], form[action] *";

const pressed = new Map<Element, HTMLElement>();
const awake = new WeakSet<Element>();

export function rememberClicks(): void {
  addEventListener(
    "click",
    (event) => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>("button, label, input") : null;
      const island = control?.closest("[data-island]");
      if (!control || !island || awake.has(island) || control.matches(byItself)) return;
      // Or a box would be ticked now and again by the click that is done again, and an island that is just waking would hear both.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!pressed.has(island)) pressed.set(island, control);
    },
    true,
  );
}

/** The island hears from now on. */
export function hearClicks(island: Element): void {
  awake.add(island);
  pressed.get(island)?.click();
  pressed.delete(island);
}
