// The first pages of a new brand give way: none is stored over a page of the same id that is no such page itself.

import type { RecordName } from "../records/parse-record.ts";
import type { StaticPage } from "../records/static-page.ts";
import type { StoreChange } from "../store/store.ts";

type Line = StoreChange & { line: number };

interface GivenWay<T> {
  stay: T[];
  leave: { line: number; record: RecordName; why: string }[];
}

const isStarter = (doc: string | undefined) =>
  doc?.includes('"starter":true') === true && JSON.parse(doc).starter === true;

/** `pageOf` says which page has an id already. */
export async function giveWay<T extends Line>(
  lines: readonly T[],
  pageOf: (id: string) => Promise<Pick<StaticPage, "starter"> | undefined>,
): Promise<GivenWay<T>> {
  const given: GivenWay<T> = { stay: [], leave: [] };
  for (const line of lines) {
    const record = "put" in line && line.put.type === "static_page" && isStarter(line.put.doc) ? line.put : undefined;
    const standing = record && (await pageOf(record.id));
    if (record === undefined || standing === undefined || standing.starter === true) given.stay.push(line);
    else
      given.leave.push({ line: line.line, record, why: "is left out: it is a page to begin with, and yours is there" });
  }
  return given;
}
