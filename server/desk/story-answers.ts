// Stories at the desk, changed: fixed, corrected, published at a moment, withdrawn, moved, and brought back as they were. Each over the version that
// was seen; what stands instead is told. What may stand is judged as for every other way in.

import { isDeepStrictEqual } from "node:util";
import type { ParseWorker } from "../../content/import/parse-in-worker.ts";
import { restoredSource } from "../../content/restored-source.ts";
import type { Store } from "../../content/store/store.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { ChangedStory } from "../../model/desk/story-calls.ts";
import { putRecord } from "../api/records/put-record.ts";
import type { LogAct } from "../../model/desk/log-acts.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { correctionFaults, madeByNow } from "./correction-faults.ts";
import { movedTo, withoutAddress } from "./moved-source.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { faultsOf } from "./record-faults.ts";
import { sentAddress, sentChange, sentCorrectionChange, sentOver, sentRestore, sentTime } from "./sent-story.ts";
import { addressFault, takenBy, typedPath } from "./story-address.ts";
import {
  addressOf,
  fieldOfFault,
  storyDoc,
  withChange,
  withCorrection,
  withoutCorrection,
  withTime,
  type Source,
} from "./story-source.ts";
import { nameOfStory, noStory, readStory, wholeNumber, type StoryName, type StoryViews } from "./story-views.ts";

interface StoryParts {
  store: Store;
  parser: Pick<ParseWorker, "parse">;
  now: () => number;
}

/** What is to stand, and how that is written down; or why not. */
type Made = { source: Source; act: LogAct; details: object; unclaimed?: readonly string[] } | CallAnswer;

const noSense = refused(422, "What is to be changed, and the version that was seen, are needed.");

export function storyAnswers({ store, parser, now }: StoryParts): Omit<AnswersOf<"stories">, keyof StoryViews> {
  const note = noteIn(store.desk);
  const noted = (asking: AskingPerson, act: LogAct, { type, id }: StoryName, details: object = {}) =>
    note(asking, act, `${type}/${id}`, details);

  async function standsInstead(name: StoryName): Promise<CallAnswer> {
    const standing = await readStory(store, name, now());
    const message =
      standing === undefined || standing.version === null
        ? "Somebody has withdrawn this story meanwhile. What you wrote is kept here."
        : "Somebody has changed this story meanwhile. What you wrote is kept here: look at it, then save over theirs.";
    return { status: 412, body: { message, statusCode: 412, standing } };
  }

  /** Judged, stored over the version that was seen, and written down. */
  async function put(
    asking: AskingPerson,
    name: StoryName,
    { over, source, act, details, unclaimed }: Extract<Made, { source: Source }> & { over: string | null },
  ): Promise<CallAnswer> {
    const result = await putRecord({ store, parser }, name, source, {
      write: { by: byPerson(asking), unclaimed },
      conditions: { hold: (version) => (version ?? null) === over, namesVersion: true },
    });
    if ("forbidden" in result) return refused(403, result.forbidden);
    if ("conflict" in result) return standsInstead(name);
    if ("refused" in result) return refusedFields(faultsHere(name, result.refused));
    if (result.outcome !== "unchanged") await noted(asking, act, name, details);
    const body: ChangedStory = { version: result.version };
    return { body };
  }

  /** What stands with the change, if it is what was seen. The same sent again, because an answer was lost, is done already. */
  async function changed(
    asking: AskingPerson,
    over: string,
    make: (source: Source, name: StoryName) => Promise<Made> | Made,
  ): Promise<CallAnswer> {
    const name = nameOfStory(asking);
    const standing = name && (await store.standing(name));
    if (name === undefined) return noStory;
    if (standing === undefined) {
      return (await readStory(store, name, now())) === undefined ? noStory : standsInstead(name);
    }
    const { version } = standing;
    const before: Source = JSON.parse(standing.source);
    const made = await make(before, name);
    const isDone = "source" in made && isDeepStrictEqual(made.source, before);
    if (version !== over) return isDone ? { body: { version } satisfies ChangedStory } : standsInstead(name);
    return "source" in made ? put(asking, name, { over, ...made }) : made;
  }

  return {
    "stories.change": (asking) => {
      const sent = sentChange.safeParse(asking.input);
      if (!sent.success) return Promise.resolve(noSense);
      const { change, correction, over } = sent.data;
      const faults = correction && correctionFaults(correction, now());
      if (faults !== undefined) return Promise.resolve(refusedFields(faults));
      return changed(asking, over, (source, name) => {
        if (change.fields.title?.trim() === "") return refusedFields({ title: "is missing" });
        const fixed = withChange(name.type, source, change);
        const told = correction === undefined ? fixed : withCorrection(fixed, madeByNow(correction, now()));
        const details = {
          fields: Object.keys(change.fields),
          parts: Object.keys({ ...change.texts, ...change.pictures }),
        };
        return { source: told, act: "changed-story", details };
      });
    },

    "stories.correct": (asking) => {
      const sent = sentCorrectionChange.safeParse(asking.input);
      if (!sent.success) return Promise.resolve(noSense);
      const { correction, over } = sent.data;
      const faults = correctionFaults(correction, now());
      if (faults !== undefined) return Promise.resolve(refusedFields(faults));
      const id = param(asking, "correction");
      const { kind, html } = correction;
      return changed(asking, over, (source) => ({
        source: withCorrection(source, { id, ...madeByNow(correction, now()) }),
        act: "corrected-story",
        details: { kind, html },
      }));
    },

    "stories.uncorrect": (asking) => {
      const sent = sentOver.safeParse(asking.input);
      if (!sent.success) return Promise.resolve(noSense);
      const { over } = sent.data;
      const id = param(asking, "correction");
      return changed(asking, over, (source) => ({
        source: withoutCorrection(source, id),
        act: "took-back-correction",
        details: { id },
      }));
    },

    "stories.time": (asking) => {
      const sent = sentTime.safeParse(asking.input);
      if (!sent.success) return Promise.resolve(noSense);
      const { over, ...time } = sent.data;
      if (time.until !== null && time.until <= (time.from ?? now())) {
        return Promise.resolve(refusedFields({ until: "must be after it is published" }));
      }
      const act = time.isDraft ? "took-story-back" : (time.from ?? 0) > now() ? "scheduled-story" : "published-story";
      return changed(asking, over, (source, { type }) => ({
        source: withTime(type, source, time, now()),
        act,
        details: time,
      }));
    },

    "stories.withdraw": async (asking) => {
      const sent = sentOver.safeParse(asking.input);
      if (!sent.success) return noSense;
      const name = nameOfStory(asking);
      if (name === undefined || (await readStory(store, name, now())) === undefined) return noStory;
      const { conflict } = await store.write([{ remove: name }], {
        by: byPerson(asking),
        onlyIf: (standing) => standing?.version === sent.data.over,
      });
      if (conflict !== undefined) return standsInstead(name);
      await noted(asking, "withdrew-story", name);
      return {};
    },

    "stories.move": (asking) => {
      const sent = sentAddress.safeParse(asking.input);
      if (!sent.success) return Promise.resolve(noSense);
      const { address, over } = sent.data;
      return changed(asking, over, async (source, name) => {
        const story = storyDoc(name.type, JSON.stringify(source));
        const from = story === undefined || story.type === "video" ? null : addressOf(story);
        if (from === null) return refusedFields({ address: "of this one is not the desk's to change" });
        const typed = typedPath(name.type, address);
        if ("fault" in typed) return refusedFields({ address: typed.fault });
        const { path } = typed;
        const fault = await addressFault(store, path, name);
        if (fault !== undefined) return refusedFields({ address: fault });
        const to = spellPath(path);
        if (to === from) return { source, act: "moved-story", details: { from, to } };
        // Somebody else may move a story there at this very moment.
        return { source: movedTo(source, from, to), act: "moved-story", details: { from, to }, unclaimed: [path] };
      });
    },

    "stories.drop-address": (asking) => {
      const sent = sentAddress.safeParse(asking.input);
      if (!sent.success) return Promise.resolve(noSense);
      const { address, over } = sent.data;
      return changed(asking, over, (source, name) => {
        const story = storyDoc(name.type, JSON.stringify(source));
        const home = story === undefined || story.type === "video" ? null : addressOf(story);
        const path = sitePath(address);
        if (home === null || path === undefined || path === sitePath(home)) {
          return refusedFields({ address: "is none that only leads to this story" });
        }
        return { source: withoutAddress(source, path, home), act: "dropped-address", details: { address } };
      });
    },

    "stories.restore": async (asking) => {
      const sent = sentRestore.safeParse(asking.input);
      if (!sent.success) return noSense;
      const name = nameOfStory(asking);
      if (name === undefined) return noStory;
      const number = wholeNumber(param(asking, "number"));
      const found = await store.revisions.find(name, number);
      const story = found?.source === undefined ? undefined : storyDoc(name.type, found.source);
      if (found?.source === undefined || story === undefined)
        return refused(404, "There is no such version of this story.");
      const standing = await store.standing(name);
      const stands = standing && storyDoc(name.type, standing.source);
      const address = addressOf(story);
      const path = address === null ? undefined : sitePath(address);
      const isThere = stands !== undefined && addressOf(stands) === address;
      const taken = path === undefined || isThere ? undefined : await takenBy(store, path, name);
      if (taken !== undefined) return refused(409, `It cannot come back as it was: its address ${taken}.`);
      const { over } = sent.data;
      const act = over === null ? "brought-back-story" : "restored-story";
      const source = JSON.parse(await restoredSource(store, name, { number, source: found.source }));
      const unclaimed = path === undefined || isThere ? [] : [path];
      return put(asking, name, { over, source, act, details: { number }, unclaimed });
    },
  };
}

function faultsHere({ type }: StoryName, reasons: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(faultsOf(reasons)).map(([name, text]) => [fieldOfFault(type, name), text]));
}
