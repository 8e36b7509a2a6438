// What the server tells the worker, in front of its script: which build it belongs to and what that build consists of.

import type { QueriesAt } from "../../model/addresses/page-key.ts";

export const workerPath = "/service-worker.js";

/** Under this name it stands in the worker's global scope. */
export const settingsName = "siteWorker";

export interface WorkerSettings {
  build: string;
  /** Where built files come from; "" for the own host. */
  assetsOrigin: string;
  /** The files of the shell, its islands and the offline page. */
  shell: readonly string[];
  /** Where more of the query makes a page another one. */
  queriesAt: QueriesAt;
  /** Of no use without a connection, or no reading: live television, what was searched for. */
  onlineOnly: readonly string[];
  /** The page that is shown where nothing else can be. */
  offlinePage: string;
  /** Pages that are the same for everyone until the device fills them in: of the shell, and there without having been read. */
  devicePages: readonly string[];
  /** Made for one reader each. */
  formPages: readonly string[];
}
