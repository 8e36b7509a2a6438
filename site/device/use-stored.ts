// What is saved on the device, in a component; undefined on the server, which cannot know.

import { useSyncExternalStore } from "react";
import type { StorageEntry } from "./storage-entry.ts";

const onServer = () => undefined;

export function useStored<T>({ watch, read }: StorageEntry<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(watch, read, onServer);
}
