// Notes the words of headlines, names and addresses that are new. A process writes each once, so an import of many stories writes few; words
// that a transaction wrote count only when it is committed. Words stay when their stories go: who reads them asks what they find.

import type { Transaction } from "kysely";
import { vocabularyWords } from "../../search/search-words.ts";
import type { SearchEntry } from "../../search/search-index.ts";
import type { Connection } from "../database.ts";
import { prepareRows } from "../prepare-query.ts";
import type { Tables } from "../tables.ts";

export interface VocabularyWrites {
  note(entries: Iterable<SearchEntry | undefined>): Promise<void>;
  /** To be called once the transaction is committed. */
  keep(): void;
}

/** Beyond this many the database finds out which are new. */
const mostRemembered = 200_000;

export function vocabularyWriting(home: Connection): (transaction: Transaction<Tables>) => VocabularyWrites {
  const known = new Set<string>();
  const add = prepareRows<{ word: string }, never>(home, (rows) =>
    home
      .insertInto("vocabulary")
      .values(rows.map((parameter) => ({ word: parameter("word") })))
      .onConflict((conflict) => conflict.column("word").doNothing()),
  );

  return (transaction) => {
    const fresh = new Set<string>();
    return {
      async note(entries) {
        for (const entry of entries) {
          if (entry === undefined) continue;
          for (const word of vocabularyWords(`${entry.title} ${entry.address ?? ""}`)) {
            if (!known.has(word)) fresh.add(word);
          }
        }
        await add(
          [...fresh].map((word) => ({ word })),
          transaction,
        );
      },
      keep() {
        if (known.size < mostRemembered) for (const word of fresh) known.add(word);
      },
    };
  };
}
