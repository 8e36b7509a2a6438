// What is kept on the device, in a component; undefined on the server, which cannot know.

import { useSyncExternalStore } from "react";
import type { KeptEntry } from "./kept-entry.ts";

const onServer = () => undefined;

export function useKept<T>({ watch, read }: KeptEntry<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(watch, read, onServer);
}
