// News alerts at the desk: who would get one, what waits, stands and went out; sent, or asked for and let out by a second person; withdrawn.

import { z } from "zod";
import type { OpenClient } from "../../content/client.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import { placeOf } from "../../content/redirects/walk-redirects.ts";
import type { Store } from "../../content/store/store.ts";
import { siteUrl } from "../../model/addresses/site-path.ts";
import { alertTopics } from "../../model/alerts/alert-topics.ts";
import { isOn } from "../../model/brand.ts";
import type { AlertLine, AlertList, AlertReach, AlertToSend, SentAlert } from "../../model/desk/alert-calls.ts";
import { alertLine, alertState, listedLines, mostPast, withdrawnLine } from "./alert-lines.ts";
import { alertReach } from "./alert-reach.ts";
import {
  alertFaults,
  answeredRecord,
  deskNoteIn,
  isSameAlert,
  newRecord,
  sentAlert,
  type DeskPerson,
} from "./alert-record.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { triedAddress } from "./tried-address.ts";

const sentAnswer = z.object({
  says: z.enum(["yes", "no"]),
  reason: z.string().trim().max(500),
  over: z.string(),
});
const queriedReach = z.object({
  topics: z.string().transform((topics) => topics.split(",")),
  url: z.string().trim(),
  at: z.coerce.number().optional(),
});

/** Of those that are out or to come, and of those that wait, were refused or are over: a newsroom has years of them, and looks every few seconds. */
const mostRead = 100;

const noAlert = refused(404, "There is no such alert.");
const noAlerts = refused(404, "This site has no alerts.");
const notWaiting = refused(412, "This alert has changed meanwhile, or somebody has answered. Look at it again.");
const sentOtherwise = refused(
  409,
  "It was sent before you changed it: look at the list. Sent again it is another one.",
);
const sentAndWithdrawn = refused(409, "It was sent, and then withdrawn. Sent again it is another one.");

export interface AlertParts {
  store: Store;
  openClient: OpenClient;
  /** Nothing goes out without a second person's yes. */
  needsYes: boolean;
  now: () => number;
}

type Answer = (asking: AskingPerson) => Promise<CallAnswer>;

export function alertAnswers({ store, openClient, needsYes, now }: AlertParts): AnswersOf<"alerts"> {
  const noted = noteIn(store.desk);
  const whenOn = (answer: Answer): Answer => (isOn("alerts") ? answer : async () => noAlerts);
  const nameOf = (id: string) => ({ type: "alert" as const, id });
  const personOf = ({ session: { person } }: AskingPerson): DeskPerson => ({
    id: person.id,
    name: person.name,
    at: now(),
  });

  async function addressOf(url: string): Promise<AlertReach["address"]> {
    if (url === "") return null;
    const place = placeOf(siteUrl(url));
    return place === undefined ? "elsewhere" : (await triedAddress(place, openClient(new Set()), now())).is;
  }

  /** What is there already under the name that a device has given to an alert. */
  async function sentBefore(asking: AskingPerson, sent: AlertToSend): Promise<CallAnswer | undefined> {
    const standing = await store.standing(nameOf(sent.id));
    if (standing === undefined) {
      const [withdrawn] = await store.revisions.list(nameOf(sent.id), { size: 1 });
      return withdrawn && sentAndWithdrawn;
    }
    const record: object = JSON.parse(standing.source);
    const isOwn = deskNoteIn(record)?.asked.id === asking.session.person.id;
    if (!isOwn || !isSameAlert(record, sent)) return sentOtherwise;
    const line = alertLine(standing.source, "", now());
    const body: SentAlert = { state: line?.state ?? "over" };
    return { body };
  }

  /** With what is dear to know, for those alone that are shown. */
  async function filled(line: Omit<AlertLine, "version">, devices: AlertLine["devices"]): Promise<AlertLine> {
    const standing = line.state === "asked" ? await store.standing(nameOf(line.id)) : undefined;
    const who = line.who === "" ? ((await store.revisions.maker(nameOf(line.id)))?.who ?? "") : line.who;
    return { ...line, who, devices, version: standing?.version ?? "" };
  }

  return {
    "alerts.list": whenOn(async ({ session }) => {
      const [sources, gone] = await Promise.all([
        store.newestSources("alert", mostRead),
        store.withdrawnAlerts(mostPast),
      ]);
      const { id: reader } = session.person;
      const lines = [
        ...sources.map((source) => alertLine(source, reader, now())),
        ...gone.map((one) => withdrawnLine(one, reader)),
      ];
      const shown = listedLines(lines.filter((line) => line !== undefined));
      const devices = await store.push.queuedDevices(shown.map(({ id }) => id));
      const body: AlertList = {
        needsYes,
        topics: alertTopics.map(({ id, title }) => ({ id, title })),
        alerts: await Promise.all(shown.map((line) => filled(line, devices.get(line.id) ?? null))),
      };
      return { body };
    }),

    "alerts.reach": whenOn(async ({ context }) => {
      const given = queriedReach.safeParse({ topics: "", url: "", ...context.req.query() });
      if (!given.success) return refused(422, "Topics, an address and a moment are asked for.");
      const { topics, url, at } = given.data;
      const body: AlertReach = {
        ...alertReach(await store.push.choiceGroups(), topics, Math.max(at ?? 0, now())),
        address: await addressOf(url),
      };
      return { body };
    }),

    "alerts.send": whenOn(async (asking) => {
      const given = sentAlert.safeParse(asking.input);
      if (!given.success) return refused(422, "A text, an address, a level, topics and times are needed.");
      const sent = given.data;
      const before = await sentBefore(asking, sent);
      if (before !== undefined) return before;
      const faults = alertFaults(sent, now());
      if (Object.keys(faults).length > 0) return refusedFields(faults);
      const address = await addressOf(sent.url);
      if ((address === "nothing" || address === "endless") && !sent.isDeadKnown) {
        return refusedFields({ url: "leads to nothing that readers see" });
      }
      const record = newRecord(sent, personOf(asking), needsYes);
      const parsed = parseRecord(JSON.stringify(record));
      if (!("ok" in parsed)) return refusedFields(reasonsOf(parsed));
      const { conflict } = await store.write([{ put: parsed.ok }], {
        by: byPerson(asking),
        onlyIf: (standing) => standing === undefined,
      });
      // The same, sent twice at once.
      if (conflict !== undefined) return (await sentBefore(asking, sent)) ?? sentOtherwise;
      const { text, url, level, topics } = sent;
      await noted(asking, needsYes ? "asked-for-alert" : "sent-alert", `alert/${sent.id}`, {
        text,
        url,
        level,
        topics,
      });
      const body: SentAlert = { state: alertState(JSON.parse(parsed.ok.doc), deskNoteIn(record), now()) };
      return { body };
    }),

    "alerts.answer": whenOn(async (asking) => {
      const given = sentAnswer.safeParse(asking.input);
      if (!given.success) return refused(422, "Yes or no is needed, and what was seen.");
      const { over, ...answer } = given.data;
      const id = param(asking, "alert");
      const standing = await store.standing(nameOf(id));
      if (standing === undefined) return noAlert;
      const record: object = JSON.parse(standing.source);
      const note = deskNoteIn(record);
      if (note === undefined) return noAlert;
      const { person } = asking.session;
      // Said twice, it was said.
      if (note.answer?.id === person.id && note.answer.says === answer.says) return {};
      if (alertLine(standing.source, "", now())?.state !== "asked" || standing.version !== over) return notWaiting;
      if (note.asked.id === person.id) return refused(403, "Another person has to say yes or no to it.");
      if (answer.says === "no" && answer.reason === "") return refusedFields({ reason: "is missing" });
      const parsed = parseRecord(JSON.stringify(answeredRecord(record, note, { ...personOf(asking), ...answer })));
      if (!("ok" in parsed)) return refused(422, "This alert cannot be sent any more.");
      const { conflict } = await store.write([{ put: parsed.ok }], {
        by: byPerson(asking),
        onlyIf: (found) => found?.version === over,
      });
      if (conflict !== undefined) return notWaiting;
      await noted(asking, answer.says === "yes" ? "approved-alert" : "refused-alert", `alert/${id}`, {
        text: Reflect.get(record, "text"),
        asked: note.asked.name,
        ...(answer.reason !== "" && { reason: answer.reason }),
      });
      return {};
    }),

    "alerts.withdraw": whenOn(async (asking) => {
      const id = param(asking, "alert");
      const standing = await store.standing(nameOf(id));
      if (standing === undefined) return noAlert;
      const { stored } = await store.write([{ remove: nameOf(id) }], { by: byPerson(asking) });
      if (stored === 0) return noAlert;
      const { text } = alertLine(standing.source, "", now()) ?? {};
      await noted(asking, "withdrew-alert", `alert/${id}`, { text });
      return {};
    }),
  };
}

function reasonsOf(parsed: Exclude<ReturnType<typeof parseRecord>, { ok: unknown }>): Record<string, string> {
  const reasons = "refused" in parsed ? parsed.refused.reasons : [];
  return Object.fromEntries(reasons.map(({ path, message }) => [path === "url" ? "url" : "text", message]));
}
