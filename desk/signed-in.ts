// Whether whoever sits here is still signed in. Once the server says no, what is on its way waits, and goes out when the same person is back.

import { useSyncExternalStore } from "react";

let isOut = false;
let person: string | undefined;
let release: (() => void)[] = [];
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isOut === next) return;
  isOut = next;
  for (const tell of listeners) tell();
}

export function noteSignedOut(): void {
  set(true);
}

/** Somebody else must not send what another has typed: the page begins anew, and that stays on the device. */
export function noteSignedIn(id: string): void {
  if (person !== undefined && person !== id) {
    location.reload();
    return;
  }
  person = id;
  set(false);
  const waiting = release;
  release = [];
  for (const go of waiting) go();
}

/** Empty before anybody is known to be signed in. */
export const personHere = (): string => person ?? "";

export function whenSignedIn(): Promise<void> {
  return isOut ? new Promise((resolve) => release.push(resolve)) : Promise.resolve();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useSignedOut = (): boolean => useSyncExternalStore(listen, () => isOut);
