// Which hosts are the site's, as all who work on a store agree: records are parsed with them.

import { bareHost, setOwnHosts } from "../../model/addresses/own-hosts.ts";
import { agreeOn, anyRecord, type ListChange } from "./agreed-list.ts";
import type { Database } from "./database.ts";

export interface HostSettings {
  hosts: readonly string[];
  /** Whether there are no others: a site knows, a command may have been told some. */
  areAll: boolean;
}

export async function agreeOnHosts(database: Database, { hosts, areAll }: HostSettings): Promise<void> {
  setOwnHosts(await agreeOn(database, { name: "own-hosts", given: hosts.map(bareHost), areAll, markedBy }));
}

/** What was a path while a host was own does not say which host that was. */
function markedBy({ added, removed }: ListChange): readonly string[] {
  return removed.length > 0 ? [anyRecord] : added;
}
