// What the shell shows around every page and has to ask the store for.

import type { RecordDocs } from "../../content/records/kinds.ts";
import type { ContentClient } from "../../content/client.ts";
import type { PageLog } from "../page-context.ts";

export interface ShellData {
  /** Absent while there is nothing to show (HEADER-05). */
  hotTopics?: RecordDocs["hot_topics"];
  alert?: RecordDocs["alert"];
}

async function orNothing<T>(what: string, log: PageLog, fetch: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    log.error(`${what} failed`, { message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

/** A failure here is logged and the page goes on without (ERR-04). */
export async function loadShell(content: ContentClient, log: PageLog, now: number): Promise<ShellData> {
  const [hotTopics, alerts] = await Promise.all([
    orNothing("hot topics", log, () => content.byId("hot_topics", "hot-topics")),
    orNothing("alerts", log, () => content.all("alert")),
  ]);
  const alert = alerts?.find(({ expires }) => expires === undefined || Date.parse(expires) > now);
  return {
    ...(hotTopics !== undefined && hotTopics.list_items.length > 0 && { hotTopics }),
    ...(alert !== undefined && { alert }),
  };
}
