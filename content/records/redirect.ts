// A stored redirect: its id is the address it leads away from. With a query it holds for that query alone.

import { z } from "zod";
import { number, url } from "../../model/fields/schema-kit.server.ts";
import { fromPlace } from "../redirects/redirect-address.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const status = number.pipe(z.literal([301, 302, 307, 308], "must be 301, 302, 307 or 308"));

const schema = z.object({ to: url, status: status.default(301) });

export type Redirect = z.output<typeof schema>;

export const redirect = recordKind({ schema, index });

function index(_doc: Redirect, id: string): Index {
  return { ...fromPlace(id), at: 0, published: true, lists: [everythingList] };
}
