// The newsletters' page of a store that has none: the links in letters lead there.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { staticPage } from "../../../content/records/static-page.ts";
import { redirect } from "../../../core/redirect.ts";
import { isOn } from "../../../model/brand.ts";
import { newslettersPath } from "../../../model/forms/form-pages.ts";
import type { PageContext } from "../../page-context.ts";
import type { PageContent } from "../../page-types.ts";
import { loadStaticPage } from "./load.server.ts";

const usualPage = staticPage.schema.parse({ title: "Newsletters", components: [{ is: "newsletter", props: {} }] });

/** Undefined at any other address. */
export function usualNewsletters({ path }: Pick<PageContext, "path">): RecordDocs["static_page"] | undefined {
  if (path.toLowerCase() !== newslettersPath || !isOn("newsletters")) return undefined;
  if (path !== newslettersPath) redirect(newslettersPath, 301);
  return { ...usualPage, id: newslettersPath };
}

export function loadNewslettersPage(context: PageContext): Promise<PageContent<"static">> | undefined {
  const page = usualNewsletters(context);
  return page && loadStaticPage(context, page);
}
