// What is known of the documents that a search found, read by their row numbers: enough to weigh, count and list them.

import { sql } from "kysely";
import { lastSegment } from "../../../model/addresses/record-address.ts";
import type { RecordType } from "../../records/kinds.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { Countable } from "../../search/count-facets.ts";
import type { SearchKind } from "../../search/search-query.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { FoundRecord } from "../store.ts";

export interface CandidateDocument extends Countable {
  key: number;
  type: RecordType;
  id: string;
  at: number;
  title: string;
  dek?: string;
  url: string;
  card?: Card;
}

interface Row {
  key: number;
  type: RecordType;
  id: string;
  path: string | null;
  at: number;
  card: string | null;
  lists: string;
}

interface Name {
  full_name?: string;
  name?: string;
  title?: string;
}

export function candidateReads({ read, spelling }: Pick<Database, "read" | "spelling">, now: () => number) {
  const publishedRows = prepareQuery<{ keys: string; now: number }, Row>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["key", "type", "id", "path", "at", "card", "lists"])
      .where(sql<boolean>`key in (${spelling.numbersIn(parameter("keys"))})`)
      .where("published", "=", 1)
      .where("at", "<=", parameter("now")),
  );

  const docRows = prepareQuery<{ keys: string }, { key: number; doc: string }>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["key", "doc"])
      .where(sql<boolean>`key in (${spelling.numbersIn(parameter("keys"))})`),
  );

  /** People and shows have no card. */
  async function docs<Doc>(keys: readonly number[]): Promise<Map<number, Doc>> {
    if (keys.length === 0) return new Map();
    const found = await docRows({ keys: JSON.stringify(keys) });
    return new Map(found.map(({ key, doc }) => [key, JSON.parse(doc)]));
  }

  async function candidates(keys: readonly number[]): Promise<CandidateDocument[]> {
    if (keys.length === 0) return [];
    const found = await publishedRows({ keys: JSON.stringify([...new Set(keys)]), now: now() });
    const names = await docs<Name>(found.filter(({ card }) => card === null).map(({ key }) => key));
    return found.flatMap((row) => (row.card === null ? namedDocument(row, names.get(row.key)) : cardDocument(row)));
  }

  return { candidates, docs };
}

export function recordOf({ type, id, url, card }: CandidateDocument): FoundRecord {
  return { type, id, url, original: card?.original };
}

function cardDocument({ key, type, id, at, card: json, lists }: Row): CandidateDocument[] {
  const card: Card = JSON.parse(json ?? "{}");
  return [
    {
      key,
      type,
      id,
      at,
      kind: card.form,
      title: card.title,
      dek: card.dek,
      url: card.url,
      card,
      sections: sectionsIn(lists),
      authors: card.authors.flatMap(({ name, url }) => {
        const slug = url === undefined ? undefined : lastSegment(url);
        return slug === undefined ? [] : [{ slug, name }];
      }),
    },
  ];
}

function namedDocument({ key, type, id, at, path }: Row, doc: Name | undefined): CandidateDocument[] {
  const title = doc?.full_name ?? doc?.name ?? doc?.title;
  const kind = nameKinds[type];
  if (title === undefined || kind === undefined || path === null) return [];
  return [{ key, type, id, at, kind, title, url: path, sections: [], authors: [] }];
}

const nameKinds: Partial<Record<RecordType, SearchKind>> = { person: "person", show: "show" };

/** Of a JSON list; the lists of one form only are left out. */
function sectionsIn(lists: string): string[] {
  return [...lists.matchAll(/"section:([^"&\\]+)"/g)].map(([, path = ""]) => path);
}
