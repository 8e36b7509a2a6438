// A breaking-news banner, and what is sent to the devices of those who asked for it.

import { z } from "zod";
import { flag, listOf, text, url } from "../../model/fields/schema-kit.server.ts";
import { instant } from "../../model/time/instant.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const schema = z.object({
  text,
  url: url.optional(),
  level: text.optional(),
  /** Of `model/alerts/alert-topics.ts`; without any it is breaking news. */
  topics: listOf(text).default([]),
  publication_date: instant.optional(),
  expires: instant.optional(),
  published: flag.default(true),
});

export type Alert = z.output<typeof schema>;

export const alert = recordKind({ schema, index });

function index(doc: Alert): Index {
  return {
    at: instantOf(doc.publication_date) ?? 0,
    published: doc.published,
    expires: instantOf(doc.expires),
    lists: [everythingList],
  };
}
