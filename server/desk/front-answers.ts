// Fronts at the desk: the list of them, and the working copy of each, which all who work on it share until somebody publishes it.

import { z } from "zod";
import { parseRecord } from "../../content/records/parse-record.ts";
import type { Store } from "../../content/store/store.ts";
import type { FrontLine, FrontVersion, HistoryLine, OpenFront } from "../../model/desk/front-calls.ts";
import type { FrontChange } from "../../model/desk/front-changes.ts";
import { frontDifference, type Difference, type StoryName } from "../../model/desk/front-difference.ts";
import { frontOf, type Component, type Front } from "../../model/desk/front.ts";
import { flag } from "../../model/fields/schema-kit.server.ts";
import { sentStep } from "../../model/desk/read-change.server.ts";
import { withSameKeys } from "../../model/desk/same-modules.ts";
import type { LogAct } from "../../model/desk/log-acts.ts";
import { param, refused, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import type { DiscardedFronts } from "./discarded-fronts.ts";
import { againstLive, type FrontElsewhere } from "./front-elsewhere.ts";
import { nameOfElement } from "./front-names.ts";
import type { FrontViews } from "./front-views.ts";
import type { NewFronts } from "./new-fronts.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { newFaults } from "./module-faults.ts";
import { pinnedHeadlines } from "./pinned-headlines.ts";
import { isLive, isNew, madeLive, nameOfFront, openDraft, publishDraft, readyRecord } from "./working-copy.ts";

const noFront = refused(404, "There is no such front.");
const noVersion = refused(404, "There is no such version of this front.");
const noCopy = refused(404, "Nobody works on this front: open it first.");
const historyPage = 50;
const unreadable = (faults: readonly string[]) => `Readers would not see it: ${faults.join("; ")}.`;

/** What the list says of a layout; one that does not say it is none. */
const idText = z.union([z.string(), z.number().transform(String)]);
const told = z.object({
  id: idText,
  title: z.string().catch(""),
  subtype: z.string(),
  elementId: idText.optional().catch(undefined),
  isDefault: z.boolean().catch(false),
  published: flag.catch(true).default(true),
});

const askedPublish = z.strictObject({ over: z.string() });
const askedSchedule = z.strictObject({ at: z.number().int().positive().nullable() });
const sentId = z.strictObject({ id: z.string().min(8).max(100) });

type ElsewhereAnswered = keyof FrontViews | keyof NewFronts | keyof FrontElsewhere | keyof DiscardedFronts;

interface FrontParts {
  store: Store;
  now: () => number;
}

const idOf = (asking: AskingPerson) => param(asking, "front");
const workerOf = ({ session: { person } }: AskingPerson) => ({ id: person.id, name: person.name });

export function frontAnswers({ store, now }: FrontParts): Omit<AnswersOf<"fronts">, ElsewhereAnswered> {
  const { drafts, discarded, presence } = store.desk;

  const note = noteIn(store.desk);
  const noted = (asking: AskingPerson, act: LogAct, details: object = {}) =>
    note(asking, act, `layout/${idOf(asking)}`, details);

  const steppedBy = (act: "undo" | "redo") => async (asking: AskingPerson) => {
    const sent = sentId.safeParse(asking.input);
    if (!sent.success) return refused(422, "An id is needed.");
    return stepped(await drafts[act](idOf(asking), sent.data.id, workerOf(asking)));
  };

  const stepped = (result: Awaited<ReturnType<typeof drafts.take>>): CallAnswer => {
    if ("missing" in result) return noCopy;
    return "fault" in result ? refused(409, result.fault) : { body: result };
  };

  async function faultsBy(id: string, change: FrontChange): Promise<string[]> {
    if (change.do !== "set" && change.do !== "add") return [];
    const [draft, standing] = await Promise.all([drafts.open(id), store.standing(nameOfFront(id))]);
    if (draft === undefined || standing === undefined) return [];
    return newFaults(draft.front, change, told.safeParse(JSON.parse(standing.source)).data?.subtype ?? "");
  }

  async function versionOf(asking: AskingPerson): Promise<{ number: number; source: string } | undefined> {
    const found = await store.revisions.find(nameOfFront(idOf(asking)), Number(param(asking, "number")));
    return found?.source === undefined ? undefined : { number: found.number, source: found.source };
  }

  return {
    "fronts.list": async () => {
      const copies = new Map((await drafts.list()).map((draft) => [draft.layout, draft]));
      const lines: FrontLine[] = [];
      for await (const source of store.sources("layout")) {
        const layout = told.safeParse(JSON.parse(source)).data;
        if (layout !== undefined) lines.push(await lineOf(store, layout, copies.get(layout.id)));
      }
      return { body: lines };
    },

    "fronts.open": async (asking) => {
      const id = idOf(asking);
      const standing = await store.standing(nameOfFront(id));
      if (standing === undefined) return noFront;
      const draft = await openDraft(store, id, standing);
      const layout: Component = JSON.parse(standing.source);
      const ready = readyRecord(layout, draft);
      const open: OpenFront = {
        front: draft.front,
        steps: draft.steps,
        isLive: isLive(layout),
        isNew: isNew(layout),
        version: standing.version,
        publishAt: draft.publishAt,
        publishBy: draft.publishBy,
        problems: "refused" in ready ? ready.refused : ready.problems,
        ...(await againstLive(store, draft, standing)),
        title: told.safeParse(layout).data?.title ?? "",
        ...workOf(await drafts.standingSteps(id)),
        discarded: (await discarded.last(id)) ?? null,
        people: await presence.note(id, workerOf(asking)),
      };
      return { body: open };
    },

    "fronts.step": async (asking) => {
      const sent = sentStep.safeParse(asking.input);
      if (!sent.success) return refused(422, "This is nothing that can be done to a front.");
      const faults = await faultsBy(idOf(asking), sent.data.change);
      if (faults.length > 0) return refused(422, unreadable(faults));
      return stepped(await drafts.take(idOf(asking), sent.data, workerOf(asking)));
    },

    "fronts.check-step": async (asking) => {
      const sent = sentStep.shape.change.safeParse(asking.input);
      if (!sent.success) return refused(422, "This is nothing that can be done to a front.");
      const faults = await faultsBy(idOf(asking), sent.data);
      return faults.length === 0 ? {} : refused(422, unreadable(faults));
    },

    "fronts.undo": steppedBy("undo"),
    "fronts.redo": steppedBy("redo"),

    "fronts.publish": async (asking) => {
      const sent = askedPublish.safeParse(asking.input);
      if (!sent.success) return refused(422, "The version that is to be replaced is needed.");
      const published = await publishDraft(store, idOf(asking), sent.data.over, byPerson(asking));
      if ("missing" in published) return noCopy;
      if ("refused" in published) return refused(422, published.refused.join("; "));
      if ("changedTo" in published) {
        return refused(
          412,
          "Something else has changed this front since it was opened. Look at it again, then publish over it.",
        );
      }
      await noted(asking, "published-front", { version: published.version });
      return { body: published };
    },

    "fronts.schedule": async (asking) => {
      const sent = askedSchedule.safeParse(asking.input);
      if (!sent.success) return refused(422, "A moment, or null, is needed.");
      if (sent.data.at !== null && sent.data.at <= now()) {
        return refused(422, "The moment must be to come. What is to be live at once is published now.");
      }
      if (!(await drafts.schedule(idOf(asking), sent.data.at, workerOf(asking).name))) return noCopy;
      await noted(asking, sent.data.at === null ? "took-back-schedule" : "scheduled-front", sent.data);
      return {};
    },

    "fronts.history": async (asking) => {
      const name = nameOfFront(idOf(asking));
      const revisions = await store.revisions.list(name, { size: historyPage });
      const fronts = await Promise.all(
        revisions.map(async ({ number }) => {
          const source = (await store.revisions.find(name, number))?.source;
          return source === undefined ? undefined : frontOf(JSON.parse(source));
        }),
      );
      const storyName = await pinnedHeadlines(store, fronts);
      const lines = revisions.map(({ number, at, who, way }, place): HistoryLine => {
        const changed = changesBetween(fronts[place + 1], fronts[place], storyName);
        return { number, at: at ?? null, who: who ?? "", way: way ?? "", changed };
      });
      return { body: lines };
    },

    "fronts.version": async (asking) => {
      const found = await versionOf(asking);
      const standing = await store.standing(nameOfFront(idOf(asking)));
      if (found === undefined) return noVersion;
      if (standing === undefined) return noFront;
      const [live, before] = [frontOf(JSON.parse(standing.source)), frontOf(JSON.parse(found.source))];
      const differences = changesBetween(live, before, await pinnedHeadlines(store, [live, before]));
      const version: FrontVersion = { over: standing.version, differences };
      return { body: version };
    },

    "fronts.restore": async (asking) => {
      const sent = askedPublish.safeParse(asking.input);
      if (!sent.success) return refused(422, "The version that is to be replaced is needed.");
      const found = await versionOf(asking);
      const parsed = found && parseRecord(JSON.stringify(madeLive(JSON.parse(found.source))));
      if (parsed === undefined || !("ok" in parsed)) return noVersion;
      const { conflict } = await store.write([{ put: parsed.ok }], {
        by: { ...byPerson(asking), way: "restore" },
        onlyIf: (standing) => standing?.version === sent.data.over,
      });
      if (conflict !== undefined)
        return refused(412, "Something else has changed this front meanwhile. Look at it again.");
      await noted(asking, "restored-front", { number: found?.number });
      return {};
    },
  };
}

function changesBetween(before: Front | undefined, after: Front | undefined, storyName: StoryName): Difference[] {
  if (before === undefined || after === undefined) return [];
  return frontDifference(before, withSameKeys(before, after), { storyName });
}

function workOf(steps: Awaited<ReturnType<Store["desk"]["drafts"]["standingSteps"]>>) {
  const counts = Map.groupBy(steps, ({ name }) => name);
  return {
    workers: [...counts].map(([name, own]) => ({ name, steps: own.length })),
    moved: steps.flatMap(({ change }) => (change.do === "move" ? [change.key] : [])),
  };
}

async function lineOf(
  store: Store,
  layout: z.output<typeof told>,
  copy: { steps: number; publishAt: number | null } | undefined,
): Promise<FrontLine> {
  const { id, title, subtype, elementId, isDefault, published } = layout;
  const element = isDefault ? null : (elementId ?? null);
  return {
    id,
    title,
    subtype,
    element,
    name: element === null ? null : await nameOfElement(store, subtype, element),
    isLive: published,
    steps: copy?.steps ?? 0,
    publishAt: copy?.publishAt ?? null,
  };
}
