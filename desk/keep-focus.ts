// The focus of whoever works without a mouse. When what has it is taken away or hidden, it goes to what stands at that place now, or beside it: a
// browser would put it on nothing, and whoever listens to the screen would begin at its top again.

import { useLayoutEffect, useRef, type RefObject } from "react";

const reachable = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";

/** What has the focus, or had it until it was taken away. */
let last: HTMLElement | undefined;
/** The screen on which that was. */
let screen = "";

const screenHere = () => location.pathname + location.search;
const isThere = (element: Element) => element.isConnected && element.checkVisibility();

/** It was somewhere, and that is gone. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body || !isThere(activeElement);
  return isNowhere && last !== undefined && !isThere(last);
}

/** Brought into sight for whoever goes by keyboard; under a mouse nothing moves. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  if (element?.matches(":focus-visible") === true) element.scrollIntoView({ block: "nearest" });
}

function isReachable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.matches(reachable) &&
    element.getAttribute("tabindex") !== "-1" &&
    element.checkVisibility()
  );
}

function firstReachable(element: Element): HTMLElement | undefined {
  return isReachable(element) ? element : [...element.querySelectorAll(reachable)].find(isReachable);
}

/** In what is behind `previous` first, then in what is before, then around it; undefined where the whole screen has nothing. */
function nearest(parent: Element, previous: Node | null): HTMLElement | undefined {
  const children = [...parent.children];
  const isBehind = (child: Element) =>
    previous?.parentNode !== parent ||
    (previous.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const near = [...children.filter(isBehind), ...children.filter((child) => !isBehind(child)).toReversed()];
  for (const child of near) {
    const found = firstReachable(child);
    if (found !== undefined) return found;
  }
  if (isReachable(parent)) return parent;
  return parent.localName === "main" || parent.parentElement === null
    ? undefined
    : nearest(parent.parentElement, parent.previousSibling);
}

function findPlace(parent: Element, previous: Node | null): void {
  const isSameScreen = screen === screenHere() && parent.closest("main") !== null;
  const place = isSameScreen ? nearest(parent, previous) : undefined;
  giveFocus(place ?? document.querySelector<HTMLElement>("h1"));
}

/** Hidden, it lets go of the focus; left for nothing by a press of the mouse, it need not be found again. */
function letGo(left: EventTarget | null): void {
  if (last === undefined || left !== last || !last.isConnected) return;
  if (isFocusLost()) findPlace(last, last.firstChild);
  else if (document.activeElement === document.body) last = undefined;
}

export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLElement ? target : undefined;
    screen = screenHere();
  });
  document.addEventListener("focusout", ({ target }) => queueMicrotask(() => letGo(target)));
  new MutationObserver((changes) => {
    if (!isFocusLost()) return;
    const taken = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last ?? null)));
    if (taken?.target instanceof Element) findPlace(taken.target, taken.previousSibling);
  }).observe(document.body, { childList: true, subtree: true });
}

/** For an element of something new that is to have the focus where it was lost by what it takes the place of. */
export function useLostFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (isFocusLost()) giveFocus(element.current);
  }, []);
  return element;
}

/** For something that is opened and closed: the focus that is in it goes back to where it was before. */
export function useFocusBack<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const [opened, opener] = [element.current, last];
    return () => {
      if (opened?.contains(document.activeElement) === true) giveFocus(opener);
    };
  }, []);
  return element;
}
