// What a story that came as an item of ninjs keeps of it: whose it is, on what terms, and of whom and what it speaks. Export and feeds give it back.

import { z } from "zod";
import { listOf } from "../../model/fields/schema-kit.server.ts";

const words = z.string().trim();

export const ninjsConcept = z.object({
  name: words.optional(),
  rel: words.optional(),
  uri: words.optional(),
  literal: words.optional(),
});

export const ninjsId = z.object({ role: words.optional(), value: words });

const said = words.optional().catch(undefined);

export const rightsFields = {
  copyrightholder: said,
  copyrightnotice: said,
  usageterms: said,
  ednote: said,
};

export const mentionedFields = <L extends z.ZodType>(concepts: L) => ({
  infosources: concepts,
  people: concepts,
  organisations: concepts,
  places: concepts,
  events: concepts,
  genres: concepts,
});

/** As a story keeps it. */
export const ninjsOrigin = z.object({
  uri: said,
  language: said,
  altids: listOf(ninjsId).default([]),
  ...rightsFields,
  ...mentionedFields(listOf(ninjsConcept).default([])),
});

export type NinjsOrigin = z.output<typeof ninjsOrigin>;

interface Rights {
  language: string;
  /** Who holds the rights in what came from nowhere else. */
  publisher: string;
}

/** Fields of version 3. What is somebody else's is never said to be the publisher's, whoever holds the rights. */
export function originFields(
  { ninjs, external_source: source }: { ninjs?: NinjsOrigin; external_source?: string },
  { language, publisher }: Rights,
): object {
  const own = source === undefined || source === publisher ? { copyrightHolder: publisher } : {};
  if (ninjs === undefined) return { language, ...own };
  const { copyrightholder, copyrightnotice, usageterms, ednote, infosources } = ninjs;
  return {
    language: ninjs.language || language,
    ...(copyrightholder && { copyrightHolder: copyrightholder }),
    ...(copyrightnotice && { copyrightNotice: copyrightnotice }),
    ...(usageterms && { usageTerms: usageterms }),
    ...(ednote && { edNote: ednote }),
    ...(infosources.length > 0 && { infoSources: infosources }),
    ...Object.fromEntries(
      (["organisations", "places", "events", "genres"] as const).flatMap((name) =>
        ninjs[name].length === 0 ? [] : [[name, ninjs[name]]],
      ),
    ),
  };
}

/** Of the story here, and all it had where it came from. */
export function idsOf({ id, ninjs }: { id: string; ninjs?: NinjsOrigin }, address: string): object[] {
  const came = ninjs?.uri === undefined || ninjs.uri === address ? [] : [{ role: "original", value: ninjs.uri }];
  const own = { role: "id", value: id };
  const others = (ninjs?.altids ?? []).filter(({ role, value }) => role !== own.role || value !== own.value);
  return [own, ...came, ...others];
}
