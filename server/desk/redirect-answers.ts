// Stored redirects at the desk: which there are and how often they were used, where an address leads, and a new, changed or removed one. Whether
// one may stand is judged where all of them are (`content/redirects/`).

import { z } from "zod";
import type { OpenClient } from "../../content/client.ts";
import { parseRecord, type PreparedRecord } from "../../content/records/parse-record.ts";
import { faultText } from "../../content/redirects/redirect-faults.ts";
import { redirectNotes } from "../../content/redirects/redirect-notes.ts";
import { fromText } from "../../content/redirects/redirect-address.ts";
import { placeOf } from "../../content/redirects/walk-redirects.ts";
import type { Store } from "../../content/store/store.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { siteUrl } from "../../model/addresses/site-path.ts";
import {
  redirectStatuses,
  type CheckedRedirect,
  type RedirectField,
  type RedirectLine,
  type RedirectList,
  type RedirectToStore,
  type RedirectVersion,
  type StoredAnswer,
} from "../../model/desk/redirect-calls.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { triedAddress } from "./tried-address.ts";

const mostListed = 200;
const historyPage = 50;
const longest = 2_000;

const status = z.literal(redirectStatuses);
const sentNew = z.object({ from: z.string().max(longest), to: z.string().max(longest), status });
/** What was seen of the one that is changed: somebody else may have changed it meanwhile. */
const sentChange = sentNew.omit({ from: true }).extend({ over: z.object({ to: z.string(), status }) });

const noRedirect = refused(404, "There is no such redirect.");
const changedMeanwhile = refused(412, "Somebody has changed this redirect meanwhile. Look at it again.");

export interface RedirectParts {
  store: Store;
  openClient: OpenClient;
  now: () => number;
}

type Faults = Partial<Record<RedirectField, string>>;

export function redirectAnswers({ store, openClient, now }: RedirectParts): AnswersOf<"redirects"> {
  const noted = noteIn(store.desk);
  const nameOf = (asking: AskingPerson) => ({ type: "redirect" as const, id: param(asking, "redirect") });

  /** Judged, written over the version that was seen, and told. */
  async function put(asking: AskingPerson, redirect: RedirectToStore, over?: string): Promise<CallAnswer> {
    const read = readRedirect(redirect);
    if ("faults" in read) return refusedFields(read.faults);
    const { record } = read;
    const there = (await store.redirectsFrom([fromText(record.id)])).get(fromText(record.id));
    if (over === undefined && there !== undefined) {
      return refusedFields({ from: `leads to ${there.to} already: change it in the list` });
    }
    const result = await store.write([{ put: record }], {
      by: byPerson(asking),
      onlyIf: (standing) => standing?.version === over,
    });
    if (result.conflict !== undefined) return changedMeanwhile;
    const fault = result.refused?.get(0);
    if (fault !== undefined) {
      return refusedFields({ ["steps" in fault ? "to" : "from"]: `The redirect ${faultText(fault)}` });
    }
    const isSame = result.stored === 0;
    if (!isSame) await noted(asking, over ? "changed-redirect" : "added-redirect", `redirect/${record.id}`, redirect);
    const answer: StoredAnswer = { outcome: isSame ? "same" : over ? "changed" : "new" };
    return { body: answer };
  }

  return {
    "redirects.list": async ({ context }) => {
      const wanted = (context.req.query("search") ?? "").trim().toLowerCase();
      const uses = await store.redirectUses();
      const all = (await store.all("redirect")).filter(
        ({ id, to }) => fromText(id).toLowerCase().includes(wanted) || to.toLowerCase().includes(wanted),
      );
      const lines = all.map((redirect): RedirectLine => {
        const use = uses.get(redirect.id);
        const { id: from, to, status: code } = redirect;
        return {
          from,
          address: fromText(from),
          to,
          status: code,
          uses: use?.uses ?? 0,
          lastUsedAt: use?.lastAt ?? null,
        };
      });
      const sorted = lines.toSorted((one, other) => other.uses - one.uses || one.address.localeCompare(other.address));
      const list: RedirectList = { redirects: sorted.slice(0, mostListed), total: all.length };
      return { body: list };
    },

    "redirects.try": async ({ context }) => {
      const place = placeOf(siteUrl((context.req.query("address") ?? "").trim().slice(0, longest)));
      if (place === undefined) return refusedFields({ address: "must be one of this site, such as /politics/old" });
      return { body: await triedAddress(place, openClient(new Set()), now()) };
    },

    "redirects.check": async ({ context }) => {
      const asked = (name: string) => (context.req.query(name) ?? "").trim().slice(0, longest);
      const read = readRedirect({ from: asked("from"), to: asked("to"), status: 301 });
      // It is refused when it is stored, with the reason.
      if ("faults" in read || (await store.redirectFaults([{ put: read.record }])).size > 0) return { body: {} };
      const [note] = await redirectNotes([{ from: fromText(read.record.id), to: asked("to") }], store);
      const missing = note?.missing;
      const body: CheckedRedirect = missing === undefined ? {} : { to: `There is nothing at ${spellPath(missing)}` };
      return { body };
    },

    "redirects.add": async (asking) => {
      const given = sentNew.safeParse(asking.input);
      if (!given.success) return refused(422, "From where, to where and a status are needed.");
      return put(asking, given.data);
    },

    "redirects.change": async (asking) => {
      const given = sentChange.safeParse(asking.input);
      if (!given.success) return refused(422, "To where, a status, and what was seen are needed.");
      const { over, ...redirect } = given.data;
      const { id: from } = nameOf(asking);
      const standing = await standingRedirect(store, from);
      if (standing === undefined) return noRedirect;
      if (!isSeen(standing, over)) return changedMeanwhile;
      return put(asking, { from, ...redirect }, standing.version);
    },

    "redirects.remove": async (asking): Promise<CallAnswer> => {
      const name = nameOf(asking);
      const standing = await standingRedirect(store, name.id);
      if (standing === undefined) return noRedirect;
      const { to, status: code, version } = standing;
      const { context } = asking;
      const seen = { to: context.req.query("to"), status: Number(context.req.query("status")) };
      if (!isSeen(standing, seen)) return changedMeanwhile;
      const { conflict } = await store.write([{ remove: name }], {
        by: byPerson(asking),
        onlyIf: (found) => found?.version === version,
      });
      if (conflict !== undefined) return changedMeanwhile;
      await noted(asking, "removed-redirect", `redirect/${name.id}`, { to, status: code });
      return {};
    },

    "redirects.history": async (asking) => {
      const name = nameOf(asking);
      const [maker, listed, standing] = await Promise.all([
        store.revisions.maker(name),
        store.revisions.list(name, { size: historyPage }),
        standingRedirect(store, name.id),
      ]);
      const standsNow: RedirectVersion[] =
        standing === undefined
          ? []
          : [{ number: null, at: maker?.at ?? null, who: maker?.who ?? "", to: standing.to, status: standing.status }];
      const before = await Promise.all(
        listed.map(async ({ number, at, who }): Promise<RedirectVersion> => {
          const source = (await store.revisions.find(name, number))?.source;
          const { to = null, status: code = null } = source === undefined ? {} : (redirectIn(source) ?? {});
          return { number, at: at ?? null, who: who ?? "", to, status: code };
        }),
      );
      return { body: [...standsNow, ...before] };
    },
  };
}

async function standingRedirect(store: Store, id: string) {
  const standing = await store.standing({ type: "redirect", id });
  const redirect = standing && redirectIn(standing.source);
  return redirect && { ...redirect, version: standing.version };
}

/** Whether what stands is what somebody looks at. */
function isSeen(standing: Target, seen: Partial<Target>): boolean {
  return standing.to === seen.to && standing.status === seen.status;
}

interface Target {
  to: string;
  status: number;
}

function redirectIn(source: string): Target | undefined {
  const parsed = parseRecord(source);
  return "ok" in parsed ? JSON.parse(parsed.ok.doc) : undefined;
}

/** The reasons of a refusal, each at the field it is about. */
function readRedirect({ from, to, status: code }: RedirectToStore): { record: PreparedRecord } | { faults: Faults } {
  const id = from.trim();
  const wanted = to.trim();
  if (id === "" || wanted === "") {
    return { faults: { ...(id === "" && { from: "is missing" }), ...(wanted === "" && { to: "is missing" }) } };
  }
  const parsed = parseRecord(JSON.stringify({ type: "redirect", id, to: wanted, status: code }));
  if ("ok" in parsed) return { record: parsed.ok };
  const reasons = "refused" in parsed ? parsed.refused.reasons : [];
  const faults: Faults = {};
  for (const { path, message } of reasons) faults[fieldOf(path)] ??= message;
  return { faults };
}

function fieldOf(path: string): RedirectField {
  return path === "to" || path === "status" ? path : "from";
}
