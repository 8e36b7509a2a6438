// /saved: the same for everyone until the browser fills it in.

import type { PageContent } from "../../page-types.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import type { PageContext } from "../../page-context.ts";

const title = "Saved stories";

export async function loadSavedPage({ path, origin }: PageContext): Promise<PageContent<"saved">> {
  return {
    page: "saved",
    props: { title },
    head: simpleHead({
      title,
      description: "The stories you have saved on this device, and what you have read.",
      path,
      origin,
      robots: robots.none,
    }),
    status: 200,
    bodyClass: "saved",
  };
}
