// The category shown on a card, as a link. A topic without a title or a path cannot be shown (a card's category may be `{}`).

import { sectionLink } from "../../model/addresses/front-path.ts";
import type { Topic } from "../../model/fields/shared-fields.ts";

export function topicLink(topic: Topic | undefined): { name: string; url: string } | undefined {
  const path = topic?.path ?? topic?.slug;
  return topic?.title === undefined || path === undefined ? undefined : { name: topic.title, url: sectionLink(path) };
}
