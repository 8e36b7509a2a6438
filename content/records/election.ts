// Results of an election night, race by race.

import { z } from "zod";
import { flag, listOf, number, text } from "../../site/blocks/schema-kit.server.ts";
import { pathOf } from "../../site/lib/site-path.ts";
import { idText } from "./fields.ts";
import { instant } from "./instant.ts";
import { everythingList } from "./list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const candidate = z.object({
  name: text,
  party: text.optional(),
  votes: number.default(0),
  winner: flag.default(false),
  incumbent: flag.default(false),
});

const race = z.object({
  id: idText,
  office: text,
  state: text.optional(),
  seats: number.optional(),
  reportingPercent: number.default(0),
  called: flag.default(false),
  candidates: listOf(candidate).default([]),
});

const schema = z.object({
  title: text,
  description: text.optional(),
  updated: instant.optional(),
  races: listOf(race).default([]),
});

export type Election = z.output<typeof schema>;

export const election = recordKind({ schema, index });

function index(_doc: Election, id: string): Index {
  return { path: pathOf(`/elections/${id}`), at: 0, published: true, lists: [everythingList] };
}
