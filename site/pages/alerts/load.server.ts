// ROUTE-05: the sign-up for alerts. It is always there; a static page at its address gives it its title and the words below the form.

import type { PageContent } from "../../page-types.ts";
import { alertTopics, usualTopic } from "../../../model/alerts/alert-topics.ts";
import { bodySchemas } from "../../../content/blocks/body-schemas.ts";
import type { Block, BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { worksOnlineOnly } from "../../offline/works-online-only.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";

const usualTitle = "News Alerts";
const usualDescription = "Breaking news on this device the moment we are sure of it.";

export async function loadAlertsPage(context: PageContext): Promise<PageContent<"alerts">> {
  const { content, path, origin } = context;
  const found = await fetchFromStore(context, "static page", () => content.byPath("static_page", path));
  const record = found?.published ? found : undefined;
  const title = record?.title ?? usualTitle;
  const description = record?.description ?? usualDescription;
  return {
    page: "alerts",
    props: {
      title,
      description,
      topics: alertTopics,
      usual: usualTopic,
      // Without the worker there is nobody on the device to show them.
      isClosed: worksOnlineOnly(context.env),
      blocks: (record?.blocks ?? []).filter(isBodyBlock),
    },
    head: simpleHead({ title, description, path, origin }),
    layout: "static-pages",
    status: 200,
    bodyClass: "alerts",
    // The cards to choose topics are those of forms.
    sheets: ["forms"],
  };
}

function isBodyBlock(block: Block): block is BlockOf<BodyKind> {
  return Object.hasOwn(bodySchemas, block.kind);
}
