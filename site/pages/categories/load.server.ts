// /category without the name of a topic (ROUTE-14): all topics.

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { brand } from "../../../model/brand.ts";
import { listHead } from "../../head/show-head.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";
import { topicGroups } from "./topic-groups.ts";

const title = "Topics";
const description = `Everything that ${brand.name} reports on, topic by topic.`;

export async function loadCategoriesPage(context: PageContext): Promise<PageContent<"categories">> {
  const { content, path, origin } = context;
  const tags = (await fetchFromStore(context, "tags", () => content.all("tag"))) ?? [];
  if (tags.length === 0) throw notFound(messages.pageNotFound);
  const groups = topicGroups(tags);
  const layout = await content.layout("categoryLayout", "category");
  const { regions } = await loadRegions(layout, context);
  return {
    page: "categories",
    props: { title, description, groups, regions },
    head: listHead(
      { title, description, path, origin, pageType: "topics" },
      groups.flatMap(({ topics }) => topics.map((topic) => ({ name: topic.title, url: topic.url }))),
    ),
    status: 200,
    bodyClass: "categories",
  };
}
