// Sections and tags that stories or videos carry although no record describes them: they have fronts, since stories link there (LOAD-03). They
// are called what the newest of their stories calls them.

import type { ContentClient } from "./client.ts";
import type { RecordDocs } from "./records/kinds.ts";
import { sectionPath, tagPath, tagPrefix } from "../model/addresses/front-path.ts";
import { wordsOfSlug } from "../model/addresses/slug.ts";
import { sectionList, tagList } from "../model/fields/list-names.ts";
import type { Topic } from "../model/fields/shared-fields.ts";

type Carrier = RecordDocs["article"] | RecordDocs["video"];

interface CarriedFront {
  id: string;
  title: string;
  path: string;
  /** Nobody wrote one. */
  description?: string;
}

export async function carriedTag(content: ContentClient, path: string): Promise<CarriedFront | undefined> {
  const name = path.slice(tagPrefix.length).toLowerCase();
  const carrier = await newestIn(content, tagList(name));
  if (carrier === undefined) return undefined;
  return front(name, topicAt(path, tagsOf(carrier), tagPath));
}

export async function carriedSection(content: ContentClient, path: string): Promise<CarriedFront | undefined> {
  const name = path.slice(1).toLowerCase();
  const carrier = await newestIn(content, sectionList(name));
  if (carrier === undefined) return undefined;
  return front(name, topicAt(path, sectionsOf(carrier), sectionPath));
}

async function newestIn(content: ContentClient, list: string): Promise<Carrier | undefined> {
  const [story] = await content.cards({ type: "article", lists: [list], size: 1 });
  if (story !== undefined) return content.byId("article", story.id);
  const [video] = await content.cards({ type: "video", lists: [list], size: 1 });
  return video && content.byId("video", video.id);
}

function tagsOf(carrier: Carrier): readonly Topic[] {
  return "wp__tags" in carrier ? carrier.wp__tags : carrier.tags;
}

function sectionsOf(carrier: Carrier): readonly (Topic | undefined)[] {
  return "fn__sections" in carrier ? [carrier.wp__category, ...carrier.fn__sections] : [carrier.category];
}

function topicAt(path: string, topics: readonly (Topic | undefined)[], pathOf: typeof tagPath): Topic | undefined {
  return topics.find((topic) => topic && pathOf({ id: topic.path ?? topic.slug ?? "" }) === path.toLowerCase());
}

function front(name: string, topic: Topic | undefined): CarriedFront {
  const lastWord = name.slice(name.lastIndexOf("/") + 1);
  return { id: name, title: topic?.title ?? wordsOfSlug(lastWord), path: name };
}
