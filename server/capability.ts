// What a folder of the server adds to the site. Each folder that answers requests has a `capability.ts`, a function that takes the services and
// gives one of these; `create-site.ts` lists them.

import type { Hono } from "hono";

export interface Capability {
  /** Tried in the order in which capabilities are listed. */
  routes?: Hono;
  /** Single addresses the routes answer, outside the folders that are theirs whatever follows (`request-listener.ts`). */
  paths?: readonly string[];
  /** First segments of addresses that are the routes' own, whatever follows. */
  folders?: readonly string[];
  /** Lets go of readers whose answer would never end by itself. */
  drain?: () => void;
  /** Resolves when nothing of it is under way any more. */
  close?: () => void | Promise<void>;
}
