// ROUTE-05: the sign-up for alerts. It is always there; a static page at its address gives it its title and the words below the form.

import type { PageContent } from "../../page-types.ts";
import { alertTopics, usualTopic } from "../../../model/alerts/alert-topics.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { worksOnlineOnly } from "../../offline/works-online-only.ts";
import type { PageContext } from "../../page-context.ts";
import { pageWords } from "../static/page-words.server.ts";

const usualTitle = "News Alerts";
const usualDescription = "Breaking news on this device the moment we are sure of it.";

export async function loadAlertsPage(context: PageContext): Promise<PageContent<"alerts">> {
  const { path, origin } = context;
  const { title = usualTitle, description = usualDescription, blocks } = await pageWords(context);
  return {
    page: "alerts",
    props: {
      title,
      description,
      topics: alertTopics,
      usual: usualTopic,
      // Without the worker there is nobody on the device to show them.
      isClosed: worksOnlineOnly(context.env),
      blocks,
    },
    head: simpleHead({ title, description, path, origin }),
    status: 200,
    bodyClass: "alerts",
    // The cards to choose topics are those of forms.
  };
}
