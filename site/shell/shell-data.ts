// What the shell shows around every page and has to ask the store for.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { shownAlert } from "../alerts/shown-alert.server.ts";
import type { ShownAlert } from "../alerts/shown-alert.ts";
import { readHotTopics } from "../hot-topics.server.ts";
import type { PageContext } from "../page-context.ts";
import type { DeadLinks } from "./shown-links.ts";

export interface ShellData {
  /** Absent while there is nothing to show (HEADER-05). */
  hotTopics?: RecordDocs["hot_topics"];
  /** Drawn by the server; open pages hear of others by the live stream. */
  alert?: ShownAlert;
  /** Links that the server leaves out as it draws the shell. */
  deadLinks?: DeadLinks;
}

type ShellContext = Pick<PageContext, "content" | "log" | "now" | "noteFailure" | "deadLinks">;

async function orNothing<T>(
  fetch: () => Promise<T | undefined>,
  onFailure: (message: string) => void,
): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** A failure here is logged and the page goes on without (ERR-04), but never in place of one that had it. */
export async function loadShell({ content, log, now, noteFailure, deadLinks }: ShellContext): Promise<ShellData> {
  const failed = (what: string) => (message: string) => {
    noteFailure();
    log.error(`${what} failed`, { message });
  };
  const [hotTopics, alerts] = await Promise.all([
    orNothing(() => readHotTopics(content), failed("hot topics")),
    orNothing(() => content.all("alert"), failed("alerts")),
  ]);
  const alert = shownAlert(alerts ?? [], now);
  return {
    ...(hotTopics !== undefined && hotTopics.list_items.length > 0 && { hotTopics }),
    ...(alert !== undefined && { alert }),
    ...(deadLinks !== undefined && deadLinks.length > 0 && { deadLinks }),
  };
}
