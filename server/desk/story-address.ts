// Where a story or live coverage may stand, and what is in the way.

import { isSitePage } from "../../content/redirects/is-fixed-address.ts";
import { claimOfOthers } from "../../content/store/records/address-claims.ts";
import type { RecordName } from "../../content/records/parse-record.ts";
import type { Store } from "../../content/store/store.ts";
import { coveragePrefix } from "../../model/addresses/coverage-prefix.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import { claimText } from "../api/records/claim-text.ts";
import { isDeskAddress } from "./desk-address.ts";
import { recordWords } from "./record-words.ts";

type Claims = Pick<Store, "byId" | "claimsOn">;

/** Another record has the address, or a redirect leads away from it. */
export async function takenBy(store: Claims, path: string, name: RecordName): Promise<string | undefined> {
  const other = claimOfOthers(await store.claimsOn([path]), [name]);
  if (other === undefined) return undefined;
  return other.type === "redirect" ? claimText(other) : `is that of ${await recordWords(store, other)}`;
}

/** What somebody has typed as its address, as a path of this site. A bare word is that of live coverage. */
export function typedPath(type: RecordName["type"], address: string): { path: string } | { fault: string } {
  if (/[?#]/.test(address)) return { fault: "must be without a query or an anchor" };
  const isCoverage = type === "live_event";
  const isBare = !isExternal(address) && !address.startsWith("/");
  const path = !isBare
    ? sitePath(address)
    : isCoverage && address !== ""
      ? sitePath(coveragePrefix + address)
      : undefined;
  if (path !== undefined) return { path };
  return { fault: `must be one of this site, such as ${isCoverage ? `${coveragePrefix}new` : "/politics/new"}` };
}

export async function addressFault(store: Claims, path: string, name: RecordName): Promise<string | undefined> {
  if (isDeskAddress(path)) return "is the desk’s own";
  if (isSitePage(path)) return "is that of a page of the site itself";
  if (name.type === "live_event") {
    if (!mayStandAt("live_event", path)) return `must be one below ${coveragePrefix}`;
  } else if (!mayStandAt("article", path)) return "is none at which a story can stand";
  return takenBy(store, path, name);
}
