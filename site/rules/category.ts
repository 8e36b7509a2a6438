// LOAD-03: the category of this path, whatever its id. The /category/ prefix is stripped when the tag is looked up (ROUTE-14).

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { tagList } from "../../model/fields/list-names.ts";
import { sectionPath, tagPath, tagPrefix } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { wordsOfSlug } from "../../model/addresses/slug.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch, redirectHome } from "./canonical.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

type Category = RecordDocs["section"] | RecordDocs["tag"];

export async function category(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const { content, path } = context;
  const isTag = path.startsWith(tagPrefix);
  const found = await fetchOrContinue<Category>(context, "category", async () =>
    isTag ? ((await content.byPath("tag", path)) ?? carriedTag(content, path)) : content.byPath("section", path),
  );
  if (found === undefined) return;
  const home = isTag ? tagPath(found) : sectionPath(found);
  await redirectHome(context, canonicalMismatch(spellPath(home), path));
  context.state.assignCategory(found);
}

/** A tag that stories or videos carry although no record describes it. They call it what it is called. */
async function carriedTag(content: ContentClient, path: string): Promise<RecordDocs["tag"] | undefined> {
  const name = path.slice(tagPrefix.length).toLowerCase();
  const lists = [tagList(name)];
  const [story] = await content.cards({ type: "article", lists, size: 1 });
  const [video] = story === undefined ? await content.cards({ type: "video", lists, size: 1 }) : [];
  const carrier = story ? await content.byId("article", story.id) : video && (await content.byId("video", video.id));
  if (carrier === undefined) return undefined;
  const tags = "wp__tags" in carrier ? carrier.wp__tags : carrier.tags;
  const own = tags.find((tag) => tagPath({ id: "", path: tag.path ?? tag.slug ?? "" }) === path.toLowerCase());
  return { id: name, title: own?.title ?? wordsOfSlug(name), path: name };
}
