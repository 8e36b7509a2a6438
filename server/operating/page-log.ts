// The log as pages write it. That nothing stands at an address is a warning (LOAD-05) that any robot can cause: those are summed up.

import type { Logger } from "pino";
import type { PageLog } from "../../model/page-log.ts";
import type { Tally } from "./tally.ts";

const isMissing = (event: string) => event.endsWith(" is undefined");

export function pageLog(log: Logger, tally?: Tally): PageLog {
  return {
    info: (event, details) => log.info(details ?? {}, event),
    warn: (event, details) => {
      if (tally !== undefined && isMissing(event)) tally.count(event, pathIn(details));
      else log.warn(details ?? {}, event);
    },
    error: (event, details) => log.error(details ?? {}, event),
  };
}

function pathIn(details: object | undefined): string {
  return details !== undefined && "path" in details ? String(details.path) : "";
}
