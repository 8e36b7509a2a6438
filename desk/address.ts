// The address of the desk's screen. Links are plain; a click on one that leads within the desk changes the screen without loading it anew.

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

export function goTo(path: string): void {
  history.pushState(null, "", path);
  tellAll();
  window.scrollTo(0, 0);
}

/** Replaces what stands in the address bar, such as a secret. */
export function standAt(path: string): void {
  history.replaceState(null, "", path);
  tellAll();
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function followLinks(): void {
  addEventListener("popstate", tellAll);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event) || link.target !== "") return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const isScreen = /^\/desk(\/|$)/.test(pathname) && !pathname.startsWith("/desk/sign-in/");
    // To a place on this screen, such as past its head.
    if (origin !== location.origin || !isScreen || hash !== "") return;
    event.preventDefault();
    goTo(pathname + search);
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** What the query of the address names, such as the thing that a screen shows. */
export function useAsked(name: string): string | undefined {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return new URLSearchParams(search).get(name) ?? undefined;
}
