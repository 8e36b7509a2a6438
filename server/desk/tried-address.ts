// Where an address leads readers: by which redirects, and whether anything is there.

import type { ContentClient } from "../../content/client.ts";
import { redirectFrom, walkRedirects, type Place } from "../../content/redirects/walk-redirects.ts";
import { standsAt } from "../../content/stands-at.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { TriedAddress } from "../../model/desk/redirect-calls.ts";

export async function triedAddress(from: Place, content: ContentClient, now: number): Promise<TriedAddress> {
  const first = await redirectFrom(from, content, now);
  const { steps, end, isEndless } = await walkRedirects(from, first, content, now);
  const told = steps.map(({ at, found: { id, to, status: code } }) => ({
    from: written(at),
    to,
    status: code,
    redirect: id,
  }));
  const last = told.at(-1)?.to ?? written(from);
  if (isEndless) return { steps: told, end: last, is: "endless" };
  if (end === undefined) return { steps: told, end: last, is: "elsewhere" };
  const is = (await standsAt(content, end.path, now)) ? "page" : "nothing";
  return { steps: told, end: written(end), is };
}

const written = ({ path, search }: Place) => spellPath(path) + (search === "" ? "" : `?${search}`);
