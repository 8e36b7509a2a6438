// A ranked list of posts, as the rank tool makes it (SHELF-01).

import { z } from "zod";
import { headline, listOf, text } from "../../model/fields/schema-kit.server.ts";
import { idText } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const post = z.object({ post_type: text, spark_id: idText });

const schema = z.object({ title: headline.optional(), post_group: listOf(post).default([]) });

export const aggregate = recordKind({ schema, index });

function index(): Index {
  return { at: 0, published: true, lists: [everythingList] };
}
