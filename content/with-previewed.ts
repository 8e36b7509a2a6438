// Content as readers would get it if one record, which is a draft or to come, were out (ART-08).

import type { ContentClient } from "./client.ts";
import type { Preview, PreviewedType } from "./preview-token.ts";
import { kinds, type RecordDocs, type RecordType } from "./records/kinds.ts";
import type { RecordKind } from "./records/record-kind.ts";
import { instantOf } from "../model/time/instant-of.ts";

/** Where a record has its page; undefined for one that has none here. */
export function pathOfRecord(type: RecordType, doc: { id: string }): string | undefined {
  const kind: RecordKind = kinds[type];
  return kind.index(doc, doc.id).path;
}

/** As if its time had come. */
export function asOut<D extends RecordDocs[PreviewedType]>(doc: D, now: number): D {
  const from = instantOf(dateIn(doc, "publication_date") ?? dateIn(doc, "last_published_date"));
  const isLater = from !== undefined && from > now;
  return { ...doc, published: true, ...(isLater && { publication_date: new Date(now).toISOString() }) };
}

/** Some kinds have no dates. */
function dateIn(doc: object, name: string): string | undefined {
  const [, date]: unknown[] = Object.entries(doc).find(([key]) => key === name) ?? [];
  return typeof date === "string" ? date : undefined;
}

export function withPreviewed(
  content: ContentClient,
  { type, id }: Pick<Preview, "type" | "id">,
  now: number,
): ContentClient {
  async function own<T extends RecordType>(asked: T): Promise<RecordDocs[T] | undefined> {
    const doc = asked === type ? await content.byId(type, id) : undefined;
    const shown: unknown = doc && asOut(doc, now);
    // Of the kind that was asked for, which is its own.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return shown as RecordDocs[T] | undefined;
  }
  return {
    ...content,
    async byId<T extends RecordType>(asked: T, name: string) {
      return (name === id ? await own(asked) : undefined) ?? content.byId(asked, name);
    },
    async byPath<T extends RecordType>(asked: T, path: string) {
      const previewed = await own(asked);
      return previewed !== undefined && pathOfRecord(asked, previewed) === path
        ? previewed
        : content.byPath(asked, path);
    },
  };
}
