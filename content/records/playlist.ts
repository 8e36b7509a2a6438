// An ordered list of videos, by external id.

import { z } from "zod";
import { headline, listOf, text } from "../../model/fields/schema-kit.server.ts";
import { idText } from "../../model/fields/shared-fields.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const videoId = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "external_id" in value ? value.external_id : value),
  idText,
);

const schema = z.object({ title: headline, description: text.optional(), videos: listOf(videoId).default([]) });

export const playlist = recordKind({ schema, index });

function index(): Index {
  return { at: 0, published: true, lists: [everythingList] };
}
