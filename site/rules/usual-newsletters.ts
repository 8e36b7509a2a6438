// The newsletters' page of a store that has none: the links in letters lead there.

import { staticPage } from "../../content/records/static-page.ts";
import { isOn } from "../../model/brand.ts";
import { newslettersPath } from "../../model/forms/form-pages.ts";
import type { PageContext } from "../page-context.ts";

const usualPage = staticPage.schema.parse({ title: "Newsletters", components: [{ is: "newsletter", props: {} }] });

export async function usualNewsletters({ state, content }: PageContext): Promise<void> {
  if (state.isSet || !isOn("newsletters")) return;
  // While the store is away its own page may be there: nobody knows (LOAD-05).
  await content.byPath("static_page", newslettersPath);
  state.setActualContent({ type: "static-page", record: { ...usualPage, id: newslettersPath } });
}
