// The page that stands in for others while there is no connection. What is cached is known to the reader's device alone.

import type { PageContent } from "../../page-types.ts";
import { brand } from "../../../model/brand.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import type { PageContext } from "../../page-context.ts";

export async function loadOfflinePage({ path, origin }: PageContext): Promise<PageContent<"offline">> {
  return {
    page: "offline",
    props: { publisher: brand.shortName },
    head: simpleHead({ title: "Kept on this device", path, origin, robots: robots.none }),
    status: 200,
    bodyClass: "offline-page",
  };
}
