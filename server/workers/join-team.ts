// Which team this process is in: that of the parent that started it as a worker, or its own.

import { alone } from "./alone.ts";
import type { Team } from "./team.ts";
import { withParent } from "./with-parent.ts";

export interface TeamEvents {
  /** Another worker has taken the place of this one. */
  onRetire: () => void;
  /** The parent is gone without a word. */
  onOrphaned: () => void;
}

/** As the parent sets them; nobody else does. */
interface WorkerEnvironment {
  WORKER?: string;
  WORKERS?: string;
}

export function joinTeam({ WORKER, WORKERS }: WorkerEnvironment, { onRetire, onOrphaned }: TeamEvents): Team {
  if (process.send === undefined) return alone();
  if (!WORKER) {
    // A parent of before there were several workers, which goes on until the service is restarted.
    process.on("message", (message) => message === "retire" && onRetire());
    return alone();
  }
  process.on("disconnect", onOrphaned);
  return withParent({
    worker: Number(WORKER),
    size: Number(WORKERS),
    parent: {
      // Whoever is gone needs no word; that it is gone is heard by itself.
      send: (message, socket) => process.connected && process.send?.(message, socket, undefined, () => undefined),
      listen: (hear) => process.on("message", hear),
    },
    onRetire,
  });
}
