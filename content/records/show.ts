// A show of the channel.

import { z } from "zod";
import { flag, headline, listOf, number, pictureUrl, text, url } from "../../model/fields/schema-kit.server.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import { lastSegment } from "../../model/addresses/record-address.ts";
import { answeredAddress } from "../../model/addresses/may-stand-at.ts";
import { linkTo, sitePath } from "../../model/addresses/site-path.ts";
import { idText, objectOrEmptyList, picture, socialAccounts, topic } from "../../model/fields/shared-fields.ts";
import { instant } from "../../model/time/instant.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const host = z.object({ full_name: headline, page_url: url.optional(), person_id: idText.optional(), avatar: picture });

const fields = z.object({
  title: headline,
  show_slug: text.optional(),
  canonical_url: url.optional(),
  meta_title: headline.optional(),
  meta_description: text.optional(),
  description: text.optional(),
  image: picture,
  imageUrl: pictureUrl.optional(),
  mobile_poster_image: picture,
  showImages: objectOrEmptyList(z.object({ small: picture, normal: picture, original: picture })),
  airtime: text.optional(),
  /** A number that exports write as a string. */
  sort_order: number.optional(),
  fn__hosts: listOf(host).default([]),
  fnTags: listOf(topic).default([]),
  social: socialAccounts.default({}),
  published: flag.default(true),
  created_date: instant.optional(),
  last_modified_date: instant.optional(),
});

const schema = fields.transform((given) => {
  const slug = given.show_slug ?? (given.canonical_url && lastSegment(given.canonical_url)) ?? slugOf(given.title);
  return {
    ...given,
    show_slug: slug,
    canonical_url: answeredAddress("show", given.canonical_url) ?? linkTo(`/shows/${slug}`),
  };
});

export type Show = z.output<typeof schema>;

export const show = recordKind({ schema, index });

function index(doc: Show): Index {
  return {
    path: sitePath(doc.canonical_url),
    at: 0,
    published: doc.published,
    lists: [everythingList],
    search: {
      title: doc.title,
      summary: doc.fn__hosts.map(({ full_name }) => full_name).join(" "),
      body: [doc.description, doc.airtime].join(" "),
    },
  };
}
