// The strip of hot topics at the desk: what stands, what it was, and what is published over what was seen.

import { z } from "zod";
import type { ContentClient, OpenClient } from "../../content/client.ts";
import { reasonText } from "../../content/blocks/parse-blocks.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import { placeOf } from "../../content/redirects/walk-redirects.ts";
import type { Store } from "../../content/store/store.ts";
import {
  mostTopics,
  topicColours,
  type CheckedTopics,
  type HotTopics,
  type OpenTopics,
  type PublishedTopics,
  type Topic,
  type TopicsVersion,
} from "../../model/desk/topic-calls.ts";
import { refused, refusedFields, type AnswersOf } from "./answer-call.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { triedAddress } from "./tried-address.ts";

/** The record that readers' pages are made from. */
const name = { type: "hot_topics", id: "hot-topics" } as const;
const historyPage = 20;
const longest = 2_000;

const topic = z.object({
  text: z.string().trim().max(longest),
  url: z.string().trim().max(longest),
  openInNewWindow: z.boolean(),
});
const sent = z.object({
  title: z.string().trim().max(longest),
  colour: z.enum(topicColours),
  items: z.array(topic).max(mostTopics),
});
const sentOver = z.object({ topics: sent, over: z.string().nullable() });

const unread = refused(422, `A title, a colour and at most ${mostTopics} topics are needed.`);

export interface TopicParts {
  store: Store;
  openClient: OpenClient;
  now: () => number;
}

export function topicAnswers({ store, openClient, now }: TopicParts): AnswersOf<"topics"> {
  const noted = noteIn(store.desk);

  return {
    "topics.read": async () => {
      const standing = await store.standing(name);
      const open: OpenTopics = {
        topics: topicsIn(standing?.source) ?? noTopics,
        version: standing?.version ?? null,
      };
      return { body: open };
    },

    "topics.check": async (asking) => {
      const given = sent.safeParse(asking.input);
      if (!given.success) return unread;
      return { body: await deadLinks(given.data.items, openClient(new Set()), now()) };
    },

    "topics.publish": async (asking) => {
      const given = sentOver.safeParse(asking.input);
      if (!given.success) return unread;
      const { topics, over } = given.data;
      const empty = Object.fromEntries(topics.items.flatMap(emptyFaults));
      if (Object.keys(empty).length > 0) return refusedFields(empty);
      const standing = await store.standing(name);
      const parsed = parseRecord(JSON.stringify(recordOf(topics, standing?.source)));
      if (!("ok" in parsed)) {
        const reasons = "refused" in parsed ? parsed.refused.reasons : [];
        return refused(422, reasons.map(reasonText).join("; "));
      }
      const faults = gapFaults(parsed.ok.gaps);
      if (Object.keys(faults).length > 0) return refusedFields(faults);
      const result = await store.write([{ put: parsed.ok }], {
        by: byPerson(asking),
        onlyIf: (found) => (found?.version ?? null) === over,
      });
      if (result.conflict !== undefined || result.version === undefined) {
        return refused(412, "Somebody has published other topics meanwhile. Look at them, then publish over them.");
      }
      if (result.stored > 0) {
        await noted(asking, "published-topics", "hot_topics/hot-topics", {
          topics: topics.items.map(({ text }) => text),
        });
      }
      const body: PublishedTopics = { version: result.version };
      return { body };
    },

    "topics.history": async () => {
      const listed = await store.revisions.list(name, { size: historyPage });
      const versions = await Promise.all(
        listed.map(async ({ number, at, who }): Promise<TopicsVersion> => {
          const found = await store.revisions.find(name, number);
          return { number, at: at ?? null, who: who ?? "", topics: topicsIn(found?.source) ?? null };
        }),
      );
      return { body: versions };
    },
  };
}

const noTopics: HotTopics = { title: "", colour: "red", items: [] };

const stored = z.object({
  title: z.string().catch(""),
  title_color: z.enum(topicColours).catch("red"),
  list_items: z.array(topic).catch([]),
});

function topicsIn(source: string | undefined): HotTopics | undefined {
  const parsed = source === undefined ? undefined : parseRecord(source);
  if (parsed === undefined || !("ok" in parsed)) return undefined;
  const { title, title_color: colour, list_items: items } = stored.parse(JSON.parse(parsed.ok.doc));
  return { title, colour, items };
}

/** What the desk does not know of the record stays. */
function recordOf({ title, colour, items }: HotTopics, before: string | undefined): object {
  const others: object = before === undefined ? {} : JSON.parse(before);
  return { ...others, ...name, title, title_color: colour, list_items: items };
}

const emptyFaults = ({ text, url }: Topic, place: number): [string, string][] => [
  ...(text === ""
    ? [[`${place}.text`, "is missing: type what readers press, or remove the topic"] as [string, string]]
    : []),
  ...(url === "" ? [[`${place}.url`, "is missing: type where it leads, such as /politics"] as [string, string]] : []),
];

/** What readers would not see of it, by its place: `list_items.2` is told at the third topic's address. */
function gapFaults(gaps: readonly { at: string; reasons: readonly string[] }[]): Record<string, string> {
  return Object.fromEntries(
    gaps.flatMap(({ at, reasons }) => {
      const place = /^list_items\.(\d+)/.exec(at)?.[1];
      return place === undefined ? [] : [[`${place}.url`, reasons.join("; ").replace(/^(?:url|text):? /, "")]];
    }),
  );
}

async function deadLinks(items: readonly Topic[], content: ContentClient, now: number): Promise<CheckedTopics> {
  const told = await Promise.all(
    items.map(async ({ url }, position): Promise<[string, string][]> => {
      const place = placeOf(url);
      const tried = place && (await triedAddress(place, content, now));
      return tried?.is === "nothing" || tried?.is === "endless"
        ? [[`${position}.url`, `leads to ${url}, where there is nothing`]]
        : [];
    }),
  );
  return Object.fromEntries(told.flat());
}
