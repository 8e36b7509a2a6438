// Whether the store is there.

import type { Store } from "../../content/store/store.ts";

/** A store that takes longer than this to say how it is counts as away. */
const patience = 2_000;

export function storeAnswers(store: Pick<Store, "byId">): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref());
  const asked = store.byId("section", "").then(
    () => true,
    () => false,
  );
  return Promise.race([late, asked]);
}
