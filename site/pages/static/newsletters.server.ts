// The newsletters' page of a store that has none: the links in letters lead there.

import { staticPage } from "../../../content/records/static-page.ts";
import { redirect } from "../../../core/redirect.ts";
import { isOn } from "../../../model/brand.ts";
import { newslettersPath } from "../../../model/forms/form-pages.ts";
import type { PageContext } from "../../page-context.ts";
import type { PageContent } from "../../page-types.ts";
import { loadStaticPage } from "./load.server.ts";

const usualPage = staticPage.schema.parse({ title: "Newsletters", components: [{ is: "newsletter", props: {} }] });

export function loadNewslettersPage(context: PageContext): Promise<PageContent<"static">> | undefined {
  if (context.path.toLowerCase() !== newslettersPath || !isOn("newsletters")) return undefined;
  if (context.path !== newslettersPath) redirect(newslettersPath, 301);
  return loadStaticPage(context, { ...usualPage, id: newslettersPath });
}
