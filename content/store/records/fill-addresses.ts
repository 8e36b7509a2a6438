// Once, when the store gets its index of addresses: from the paths that are stored already. What older records say besides comes in when they
// are prepared again.

import type { Transaction } from "kysely";
import { sitePath } from "../../../model/addresses/site-path.ts";
import { fromPlace } from "../../redirects/redirect-address.ts";
import type { Tables } from "../tables.ts";
import { addressRows, rowsOfAddresses } from "./address-rows.ts";

const rowsAtOnce = 1_000;

export async function fillAddresses(transaction: Transaction<Tables>): Promise<void> {
  const addresses = addressRows({ write: transaction });
  for (let after = 0; ;) {
    const rows = await transaction
      .selectFrom("records")
      .select(["key", "type", "id", "path"])
      .where("path", "is not", null)
      .where("key", ">", after)
      .orderBy("key")
      .limit(rowsAtOnce)
      .execute();
    await addresses.add(
      rows.flatMap(({ key, type, id, path }) =>
        rowsOfAddresses(type, type === "redirect" ? fromPlace(id) : { path: sitePath(path ?? "") }, key),
      ),
      transaction,
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.key;
  }
}
