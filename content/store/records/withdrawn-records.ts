// Stories, videos, live coverage and alerts that were withdrawn and have not come back, with what they were.

import { sql } from "kysely";
import { storyTypes, type StoryType } from "../../../model/desk/story-calls.ts";
import type { RecordType } from "../../records/kinds.ts";
import { unpackSource } from "../../records/pack-source.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";

export interface WithdrawnRecord<Type extends RecordType> {
  type: Type;
  id: string;
  at: number | null;
  by: string | null;
  /** The last version that there was. */
  number: number;
  source: string;
}

export type WithdrawnStory = WithdrawnRecord<StoryType>;

const mostShown = 200;

export function withdrawnReads({ read, spelling }: Database) {
  const sourcesOf = prepareQuery<{ numbers: string }, { number: number; source: Uint8Array | null }>(
    read,
    (parameter) =>
      read
        .selectFrom("revisions")
        .select(["number", "source"])
        .where(sql<boolean>`number in (${spelling.numbersIn(parameter("numbers"))})`),
  );

  /** Answers how to read those of these kinds, the last first. */
  function withdrawnOf<Type extends RecordType>(types: readonly Type[]) {
    type Removal = Omit<WithdrawnRecord<Type>, "source">;
    // One index has all removals; of each the last version is the newest before it.
    const removals = prepareQuery<{ size: number }, Removal & { number: number | null }>(read, (parameter) =>
      read
        .selectFrom("revisions as gone")
        .select(["gone.type", "gone.id", "gone.changed_at as at", "gone.changed_by as by"])
        .select((row) =>
          row
            .selectFrom("revisions as before")
            .select(({ fn }) => fn.max("before.number").as("number"))
            .whereRef("before.type", "=", "gone.type")
            .whereRef("before.id", "=", "gone.id")
            .where("before.post", "=", sql.lit(""))
            .where("before.hash", "is not", null)
            .as("number"),
        )
        .where("gone.hash", "is", null)
        .where("gone.post", "=", sql.lit(""))
        .where("gone.type", "in", types)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom("records")
                .select("records.key")
                .whereRef("records.type", "=", "gone.type")
                .whereRef("records.id", "=", "gone.id"),
            ),
          ),
        )
        .orderBy("gone.number", "desc")
        .limit(parameter("size"))
        .$castTo<Removal>(),
    );

    return async (size: number): Promise<WithdrawnRecord<Type>[]> => {
      const rows = await removals({ size });
      const last = Map.groupBy(rows, ({ type, id }) => `${type}/${id}`);
      const distinct = [...last.values()].flatMap(([newest]) => newest ?? []);
      const numbers = distinct.flatMap(({ number }) => number ?? []);
      if (numbers.length === 0) return [];
      const sources = new Map((await sourcesOf({ numbers: JSON.stringify(numbers) })).map((row) => [row.number, row]));
      return distinct.flatMap((row) => {
        const { source } = sources.get(row.number) ?? {};
        return source === undefined || source === null ? [] : [{ ...row, source: unpackSource(source) }];
      });
    };
  }

  const stories = withdrawnOf(storyTypes);
  const events = withdrawnOf(["live_event"]);

  return {
    withdrawnStories: (): Promise<WithdrawnStory[]> => stories(mostShown),
    withdrawnEvents: () => events(mostShown),
    withdrawnAlerts: withdrawnOf(["alert"]),
  };
}
