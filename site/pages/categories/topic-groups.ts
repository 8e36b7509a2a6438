// Topics under the sections they belong to: `us/crime` under `us`. Pure.

import { tagName, tagPath, type Placed } from "../../../model/addresses/front-path.ts";
import { spellPath } from "../../../model/addresses/path-spelling.ts";
import { wordsOfSlug } from "../../../model/addresses/slug.ts";

interface Topic extends Placed {
  title: string;
}

export interface TopicLink {
  title: string;
  url: string;
}

export interface TopicGroup {
  title: string;
  /** The topic that the group is named after, where there is one. */
  url?: string;
  topics: TopicLink[];
}

/** Topics with none below them stand together at the end. */
const others = "More topics";

export function topicGroups(tags: readonly Topic[]): TopicGroup[] {
  const links = tags.map((tag) => ({ id: tagName(tag), title: tag.title, url: spellPath(tagPath(tag)) }));
  const below = Map.groupBy(
    links.filter(({ id }) => id.includes("/")),
    ({ id }) => id.slice(0, id.indexOf("/")),
  );
  const groups = [...below].map(([id, topics]): TopicGroup => {
    const parent = links.find((link) => link.id === id);
    return { title: parent?.title ?? wordsOfSlug(id), url: parent?.url, topics: sorted(topics) };
  });
  const alone = links.filter(({ id }) => !id.includes("/") && !below.has(id));
  return [
    ...groups.toSorted((a, b) => a.title.localeCompare(b.title, "en")),
    ...(alone.length === 0 ? [] : [{ title: others, topics: sorted(alone) }]),
  ];
}

function sorted(topics: readonly TopicLink[]): TopicLink[] {
  return topics.map(({ title, url }) => ({ title, url })).toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}
