// Why a record may not have an address: what is there.

import type { RecordName } from "../../../content/records/parse-record.ts";

export function claimText({ type, id }: RecordName): string {
  return type === "redirect" ? "has a redirect that leads away from it" : `is that of ${type}/${id}`;
}
