// All plain pages of the demo.

import { bigIdeaPage } from "./big-idea.ts";
import { channelPages } from "./channel-pages.ts";
import { legalPages } from "./legal-pages.ts";
import { servicePages } from "./service-pages.ts";
import { staticPageRecord } from "./static-page.ts";

export function staticPageRecords(): object[] {
  return [...legalPages, ...servicePages, ...channelPages, bigIdeaPage].map(staticPageRecord);
}
