// A stored redirect: its id is the address it leads away from. With a query it holds for that query alone; with placeholders it stands for many
// addresses.

import { z } from "zod";
import { number, url } from "../../model/fields/schema-kit.server.ts";
import { patternFaults } from "../redirects/pattern-faults.ts";
import { fromPlace, isPatternPlace } from "../redirects/redirect-address.ts";
import { everythingList, redirectPatternList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const status = number.pipe(z.literal([301, 302, 307, 308], "must be 301, 302, 307 or 308"));

const schema = z
  .object({ id: z.unknown(), to: url, status: status.default(301) })
  .superRefine(({ id, to }, context) => {
    for (const fault of patternFaults(fromPlace(String(id)), to)) context.addIssue({ code: "custom", ...fault });
  })
  .transform(({ to, status: code }) => ({ to, status: code }));

export type Redirect = z.output<typeof schema>;

export const redirect = recordKind({ schema, index });

function index(_doc: Redirect, id: string): Index {
  const place = fromPlace(id);
  const lists = isPatternPlace(place) ? [everythingList, redirectPatternList] : [everythingList];
  return { ...place, at: 0, published: true, lists };
}
