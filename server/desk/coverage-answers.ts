// Live coverage as a whole at the desk: begun, changed over the version that was seen, corrected, withdrawn, brought back. Posts that reporters write
// meanwhile are not touched.

import { z } from "zod";
import { coveragePrefix } from "../../model/addresses/coverage-prefix.ts";
import type { ParseWorker } from "../../content/import/parse-in-worker.ts";
import type { Store } from "../../content/store/store.ts";
import type { OpenCoverage, WithdrawnCoverage } from "../../model/desk/coverage-calls.ts";
import type { LogAct } from "../../model/desk/log-acts.ts";
import type { RecordSource, SavedRecord } from "../../model/desk/record-calls.ts";
import { putOwnRecord } from "../api/records/put-record.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { correctionFaults, madeByNow } from "./correction-faults.ts";
import { isApart, ownFields, withOwnFields } from "./coverage-source.ts";
import { eventLine } from "./event-line.ts";
import { recordFields } from "./form-shapes.ts";
import { leadingTo } from "./moved-source.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { faultsByPlace, leftOutByPlace, notesByPlace } from "./record-faults.ts";
import { sentCorrectionChange, sentOver } from "./sent-story.ts";
import { addressFault, takenBy, typedPath } from "./story-address.ts";
import { correctionsIn, withCorrection, withoutCorrection } from "./story-source.ts";

interface CoverageParts {
  store: Store;
  parser: Pick<ParseWorker, "parse">;
  now: () => number;
}

const type = "live_event";
const longest = 20_000;
const line = z.string().trim().max(longest);
const sentCoverage = z.strictObject({ title: line, address: line, description: line, isPublished: z.boolean() });
const sentRecord = z.strictObject({ record: z.record(z.string(), z.unknown()), over: z.string().max(200) });

const noSense = refused(422, "What is to be changed, and the version that was seen, are needed.");
const noCoverage = refused(404, "There is no such live coverage.");
const changedMeanwhile = refused(
  412,
  "Somebody has changed this coverage meanwhile. What you typed is kept here: look at it, then save over theirs.",
);

/** What is to stand in place of what does, and how that is written down. */
interface Change {
  over: string | null;
  source: RecordSource;
  act: LogAct;
  details?: object;
  /** Addresses that nobody else may have taken at this very moment. */
  unclaimed?: readonly string[];
}

export function coverageAnswers({ store, parser, now }: CoverageParts): AnswersOf<"coverage"> {
  const noted = noteIn(store.desk);
  const fields = recordFields(type).filter(({ name }) => !isApart(name));

  async function put(asking: AskingPerson, id: string, change: Change): Promise<CallAnswer> {
    const { over, source, act, details, unclaimed } = change;
    const result = await putOwnRecord({ store, parser }, { type, id }, source, {
      by: byPerson(asking),
      unclaimed,
      over,
    });
    if ("forbidden" in result) return refused(403, result.forbidden);
    if ("conflict" in result) return changedMeanwhile;
    if ("refused" in result) return refusedFields(faultsByPlace(result.refused));
    const { outcome, gaps, notes, warnings } = result;
    if (outcome !== "unchanged") await noted(asking, act, `${type}/${id}`, details);
    // What is wrong with a post is told where it is written.
    const own = gaps.filter(({ at }) => !isApart(at.split(".")[0] ?? ""));
    const answer: SavedRecord = { outcome, warnings, leftOut: leftOutByPlace(own), notes: notesByPlace(notes) };
    return { body: answer };
  }

  /** Over what was seen of the record alone. */
  async function changed(
    asking: AskingPerson,
    over: string,
    make: (source: RecordSource, id: string) => Promise<CallAnswer | Omit<Change, "over">> | Omit<Change, "over">,
  ): Promise<CallAnswer> {
    const id = param(asking, "event");
    const standing = await store.standing({ type, id });
    if (standing === undefined) return noCoverage;
    const made = await make(JSON.parse(standing.ownSource), id);
    return "act" in made ? put(asking, id, { over, ...made }) : made;
  }

  /** Where new coverage is to stand, and what it is called after that. */
  async function newPlace(address: string): Promise<{ path: string; id: string } | { fault: string }> {
    if (address === "") return { fault: "is missing" };
    const typed = typedPath(type, address);
    if ("fault" in typed) return typed;
    const { path } = typed;
    const id = path.startsWith(coveragePrefix) ? path.slice(coveragePrefix.length) : "";
    const fault = await addressFault(store, path, { type, id });
    if (fault !== undefined) return { fault };
    const isThere = (await store.standing({ type, id })) !== undefined;
    return isThere ? { fault: "is that of other live coverage" } : { path, id };
  }

  return {
    "coverage.begin": async (asking) => {
      const sent = sentCoverage.safeParse(asking.input).data;
      if (sent === undefined) return refused(422, "A headline and an address are needed.");
      const { title, address, description, isPublished } = sent;
      const place = await newPlace(address);
      const faults = {
        ...(title === "" && { title: "is missing" }),
        ...("fault" in place && { address: place.fault }),
      };
      if ("fault" in place || Object.keys(faults).length > 0) return refusedFields(faults);
      const { path, id } = place;
      const source = {
        title,
        ...(description !== "" && { description }),
        start: new Date(now()).toISOString(),
        published: isPublished,
      };
      const answer = await put(asking, id, { over: null, source, act: "began-coverage", unclaimed: [path] });
      return answer.status === undefined ? { body: { id } } : answer;
    },

    "coverage.open": async (asking) => {
      const standing = await store.standing({ type, id: param(asking, "event") });
      if (standing === undefined) return noCoverage;
      const source: RecordSource = JSON.parse(standing.ownSource);
      const open: OpenCoverage = {
        event: eventLine(standing.ownSource),
        record: ownFields(source),
        version: standing.ownVersion,
        fields,
        corrections: correctionsIn(source),
      };
      return { body: open };
    },

    "coverage.save": async (asking) => {
      const sent = sentRecord.safeParse(asking.input).data;
      if (sent === undefined) return noSense;
      return changed(asking, sent.over, async (standing, id) => {
        const source = withOwnFields(standing, sent.record);
        const act = "changed-coverage";
        const pathOf = (one: RecordSource) => eventLine(JSON.stringify({ ...one, id })).path;
        const [from, to] = [pathOf(standing), pathOf(source)];
        const { path } = source;
        const isTyped = typeof path === "string" && path !== "" && path !== standing["path"];
        const typed = typedPath(type, isTyped ? path : to);
        if ("fault" in typed) return refusedFields({ path: typed.fault });
        if (from === to) return { source, act };
        const fault = await addressFault(store, to, { type, id });
        if (fault !== undefined) return refusedFields({ path: fault });
        return { source: leadingTo(source, from, to), act, details: { from, to }, unclaimed: [to] };
      });
    },

    "coverage.correct": async (asking) => {
      const sent = sentCorrectionChange.safeParse(asking.input).data;
      if (sent === undefined) return noSense;
      const { correction, over } = sent;
      const faults = correctionFaults(correction, now());
      if (faults !== undefined) return refusedFields(faults);
      const id = param(asking, "correction");
      const { kind, html } = correction;
      return changed(asking, over, (source) => ({
        source: withCorrection(source, { id, ...madeByNow(correction, now()) }),
        act: "corrected-coverage",
        details: { kind, html },
      }));
    },

    "coverage.uncorrect": async (asking) => {
      const sent = sentOver.safeParse(asking.input).data;
      if (sent === undefined) return noSense;
      const id = param(asking, "correction");
      return changed(asking, sent.over, (source) => ({
        source: withoutCorrection(source, id),
        act: "took-back-note",
        details: { id },
      }));
    },

    "coverage.withdraw": async (asking) => {
      const sent = sentOver.safeParse(asking.input).data;
      if (sent === undefined) return noSense;
      const name = { type, id: param(asking, "event") } as const;
      if ((await store.standing(name)) === undefined) return noCoverage;
      const { conflict } = await store.write([{ remove: name }], {
        by: byPerson(asking),
        onlyIf: (standing) => standing?.ownVersion === sent.over,
      });
      if (conflict !== undefined) return changedMeanwhile;
      await noted(asking, "withdrew-coverage", `${type}/${name.id}`);
      return {};
    },

    "coverage.withdrawn": async () => {
      const gone = (await store.withdrawnEvents()).map(({ source, at, by }): WithdrawnCoverage => {
        const { id, title } = eventLine(source);
        return { id, title, at, who: by ?? "" };
      });
      return { body: gone };
    },

    "coverage.bring-back": async (asking) => {
      const id = param(asking, "event");
      const gone = (await store.withdrawnEvents()).find((one) => one.id === id);
      if (gone === undefined) return noCoverage;
      const source: RecordSource = JSON.parse(gone.source);
      const { path } = eventLine(gone.source);
      const taken = await takenBy(store, path, { type, id });
      if (taken !== undefined) return refused(409, `It cannot come back as it was: its address ${taken}.`);
      return put(asking, id, { over: null, source, act: "brought-back-coverage", unclaimed: [path] });
    },
  };
}
