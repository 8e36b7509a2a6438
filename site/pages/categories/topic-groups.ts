// Topics under the sections they belong to: `us/crime` under `us`. Pure.

interface Topic {
  id: string;
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
  const links = tags.map(({ id, title }) => ({ id, title, url: `/category/${id}` }));
  const below = Map.groupBy(
    links.filter(({ id }) => id.includes("/")),
    ({ id }) => id.slice(0, id.indexOf("/")),
  );
  const groups = [...below].map(([id, topics]): TopicGroup => {
    const parent = links.find((link) => link.id === id);
    return { title: parent?.title ?? inWords(id), url: parent?.url, topics: sorted(topics) };
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

function inWords(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
