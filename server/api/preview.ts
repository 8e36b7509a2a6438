// POST /api/content/{type}/{id}/preview: a link under which what is a draft or to come can be seen, and when it ends. The same as the command
// `content preview`; the body may say for how many hours.

import { z } from "zod";
import { previewHours, previewLink } from "../../content/preview-link.ts";
import { isRecordType } from "../../content/records/kinds.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../model/http-error.ts";
import type { TokenAnswers } from "./content-door.ts";
import type { TokenCallsOf } from "./token-calls.ts";

export interface PreviewParts {
  store: Pick<Store, "byId" | "secret">;
  secret: string | undefined;
  origin: string;
  now: () => number;
}

const hour = 3_600_000;

const asked = z.object({ hours: z.number().positive().max(previewHours.most).default(previewHours.usual) });

export function previewAnswers({ store, secret, origin, now }: PreviewParts): TokenAnswers<TokenCallsOf<"preview">> {
  return {
    "preview.make": async (context) => {
      const { type = "", id = "" } = context.req.param();
      if (!isRecordType(type)) throw new HttpError(`there is no kind of record called ${type}`, 404);
      const until = now() + hoursIn(await context.req.text()) * hour;
      const link = await previewLink({ type, id }, { store, secret, origin, now: now(), until });
      if (link.is === "missing") throw new HttpError(`there is no ${type} ${id}`, 404);
      if (link.is === "no page") throw new HttpError(`a record of the type ${type} is no page of its own`, 404);
      if (link.is === "elsewhere") throw new HttpError(`it has no page here: it is at ${link.address}`, 409);
      context.set("done", { preview: `${type}/${id}` });
      if (link.is === "out") return context.json({ address: link.address, published: true });
      return context.json({ address: link.address, until: new Date(until).toISOString(), published: false }, 201);
    },
  };
}

/** A call without a body asks for the usual. */
function hoursIn(body: string): number {
  const { data } = asked.safeParse(body.trim() === "" ? {} : jsonIn(body));
  if (data === undefined) throw new HttpError(`hours must be a number, at most ${previewHours.most}`, 400);
  return data.hours;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
