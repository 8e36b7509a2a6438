// A live coverage page and its moving updates.

import { z } from "zod";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import { blockSchemas } from "../blocks/schemas.ts";
import { corrections, withCorrections } from "./corrections.ts";
import {
  componentList,
  flag,
  headline,
  listOfDistinct,
  richText,
  text,
  url,
} from "../../model/fields/schema-kit.server.ts";
import { filledIn } from "../../model/fields/filled-in.server.ts";
import { furtherPaths, liveEventPath } from "../../model/addresses/front-path.ts";
import { idText, picture } from "../../model/fields/shared-fields.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { instant } from "../../model/time/instant.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { postsPerPage } from "../../model/page-sizes.ts";
import { heaviest, weightOf } from "./page-weight.ts";
import { recordKind, type Index } from "./record-kind.ts";
import { addressList } from "./story-addresses.ts";

const update = z.object({
  id: idText,
  title: headline.optional(),
  body: richText("prose").optional(),
  /** What stands under the words: pictures, quotes, tables, as in an article's body. */
  components: componentList.default([]),
  time: instant.optional(),
  author: text.optional(),
  pinned: flag.default(false),
  key: flag.default(false),
});

/** The props of a live-event heading, or its title alone. */
const heading = filledIn(
  { like: blockSchemas["live-event-heading"].schema },
  z.preprocess((value) => (typeof value === "string" ? { title: value } : value), z.record(z.string(), z.unknown())),
);

const fields = z.object({
  title: headline,
  path: text.optional(),
  canonical_url: url.optional(),
  /** Where it stood before: these lead to it. */
  urls: addressList,
  description: text.optional(),
  heading: heading.optional(),
  /** Readers' pages know an update by its id. */
  updates: listOfDistinct(update, ({ id }) => id).default([]),
  /** Stands for the event in lists and where it is shared; without it the heading's picture does. */
  thumbnail: picture,
  /** When coverage began and ended; without them the updates tell. */
  start: instant.optional(),
  end: instant.optional(),
  published: flag.default(true),
  corrections,
});

const schema = fields.transform(({ heading: props, updates, ...rest }) => {
  const parsed = parseBlocks(props === undefined ? [] : [{ is: "live-event-heading", props }], "heading");
  const [block] = parsed.blocks;
  const gaps = [...parsed.gaps];
  const posts = updates.flatMap(({ components, ...post }, position) => {
    const inside = parseBlocks(components, `updates.${position}.components`);
    gaps.push(...inside.gaps);
    if (post.title !== undefined || plainText(post.body ?? "") !== "" || inside.blocks.length > 0)
      return [{ ...post, blocks: inside.blocks }];
    gaps.push({ at: `updates.${position}`, reasons: ["has no title, no body and no component: nothing to show"] });
    return [];
  });
  return { ...rest, heading: block?.kind === "live-event-heading" ? block.props : undefined, updates: posts, gaps };
});

export type LiveEvent = z.output<typeof schema>;

export const liveEvent = recordKind({ schema, index, weight });

/** The first page has the pinned posts and the list of key events; each page has as many of the others as fit on one. */
function weight({ updates, ...event }: LiveEvent): number {
  const pinned = updates.filter((post) => post.pinned);
  const stream = updates.filter((post) => !post.pinned);
  const keyed = updates.filter(({ key }) => key).map((post) => ({ label: post.title }));
  return weightOf(event) + weightOf(pinned) + weightOf(keyed) + heaviest(stream, postsPerPage);
}

function index(doc: LiveEvent, id: string): Index {
  const path = liveEventPath({ ...doc, id });
  const own: Index = {
    path,
    ...furtherPaths(path, [doc.canonical_url, ...(doc.urls ?? [])]),
    at: 0,
    published: doc.published,
    lists: [everythingList],
  };
  return withCorrections(own, doc.corrections);
}
