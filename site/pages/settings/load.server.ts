// /settings: the same for everyone; the browser shows what holds on the device.

import type { PageContent } from "../../page-types.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import type { PageContext } from "../../page-context.ts";

const title = "Settings";

export async function loadSettingsPage({ path, origin }: PageContext): Promise<PageContent<"settings">> {
  return {
    page: "settings",
    props: { title },
    head: simpleHead({
      title,
      description: "How this site looks and behaves on your device, and everything it keeps there.",
      path,
      origin,
      robots: robots.none,
    }),
    status: 200,
    bodyClass: "settings",
  };
}
