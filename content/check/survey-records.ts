// Every record of the store, read once: where pages are, which stories nobody reaches, which pictures have no alt text, which tags stories carry,
// and the layouts. What it returns grows with the addresses of the store, not with its texts.

import { tagName, tagPath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { Topic } from "../../model/fields/shared-fields.ts";
import { addressNotes } from "../import/address-notes.ts";
import type { ParseLines } from "../import/read-records.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { modulePlaces } from "../records/layout.ts";
import { refersToOthers } from "../records/references.ts";
import { atOfStarters } from "../records/static-page.ts";
import type { PreparedRecord } from "../records/parse-record.ts";
import type { Store } from "../store/store.ts";
import type { Finding } from "./finding.ts";
import { withoutMediaWords } from "./media-words.ts";
import { missingReferences } from "./missing-references.ts";
import { lacksAlt, picturesWithoutAlt, type PictureWithoutAlt } from "./pictures-without-alt.ts";

export interface Survey {
  /** Addresses of what is published, in the spelling of links. */
  addresses: string[];
  /** Address of each tag's front, with one record that names the tag. */
  tags: Map<string, string>;
  layouts: { id: string; doc: RecordDocs["layout"]; places: ReturnType<typeof modulePlaces> }[];
  /** Which layouts sections and tags ask for by name. */
  layoutNames: Set<string>;
  findings: Finding[];
}

const atOnce = 100;

export async function surveyRecords(store: Store, parse: ParseLines, now: number): Promise<Survey> {
  const survey: Survey = { addresses: [], tags: new Map(), layouts: [], layoutNames: new Set(), findings: [] };

  async function look(sources: readonly string[]): Promise<void> {
    const parsed = await parse(sources.map((source) => Buffer.from(source)));
    const records = parsed.flatMap((line, place) =>
      line !== undefined && "ok" in line ? [{ ...line.ok, came: sources[place] ?? "" }] : [],
    );
    const standing = records.filter(
      ({ index }) => index.published && index.at <= now && (index.expires ?? Infinity) > now,
    );
    const notes = await addressNotes(standing, store);
    for (const [place, record] of standing.entries()) {
      noteRecord(record, notes[place] ?? [], survey);
      survey.findings.push(...(await missingNames(record)));
    }
  }

  const missing = missingReferences(store);
  async function missingNames({ type, id, index, came }: Came): Promise<Finding[]> {
    if (!refersToOthers(type)) return [];
    const pages = index.path === undefined ? [] : [spellPath(index.path)];
    return (await missing(type, JSON.parse(came))).map(({ at, text, name }) => {
      return { kind: "missing-reference", what: name, why: `${at} ${text}`, mend: [`${type}/${id}`], pages };
    });
  }

  let batch: string[] = [];
  for await (const source of store.sources()) {
    batch.push(source);
    if (batch.length < atOnce) continue;
    await look(batch);
    batch = [];
  }
  await look(batch);
  return { ...survey, findings: await withoutMediaWords(survey.findings, store) };
}

/** With its text as it came. */
type Came = PreparedRecord & { came: string };

function noteRecord({ type, id, index, doc, gaps, came }: Came, notes: readonly string[], survey: Survey): void {
  const name = `${type}/${id}`;
  const page = index.path === undefined ? undefined : spellPath(index.path);
  const unreached = notes.find((note) => /^(?:cannot be reached|has no address)/.test(note));
  const isStarter = type === "static_page" && index.at === atOfStarters;
  if (unreached !== undefined && type !== "redirect" && !isStarter) {
    survey.findings.push({ kind: "unreached-story", what: page ?? name, why: unreached, mend: [name], pages: [] });
  }
  if (page !== undefined && unreached === undefined && type !== "redirect") survey.addresses.push(page);

  const noteMissingAlt = (pictures: readonly PictureWithoutAlt[]) => {
    for (const { picture, at } of pictures) {
      const pages = page === undefined ? [] : [page];
      survey.findings.push({
        kind: "missing-alt",
        what: picture,
        why: `${at} says nothing of it`,
        mend: [name],
        pages,
      });
    }
  };
  const noteTags = (topics: readonly Topic[]) => {
    for (const { path, slug } of topics) noteTag(path ?? slug, name, survey);
  };

  if (type === "article") {
    const story: RecordDocs["article"] = JSON.parse(doc);
    noteMissingAlt(picturesWithoutAlt(story.blocks));
    if (story.thumbnail !== undefined && lacksAlt(story.imageAlt)) {
      noteMissingAlt([{ picture: story.thumbnail, at: "imageAlt" }]);
    }
    noteTags(story.wp__tags);
  }
  if (type === "static_page") {
    const { blocks }: RecordDocs["static_page"] = JSON.parse(doc);
    noteMissingAlt(picturesWithoutAlt(blocks));
  }
  if (type === "video") {
    const { tags }: RecordDocs["video"] = JSON.parse(doc);
    noteTags(tags);
  }
  if (type === "tag") noteTag(tagName({ ...JSON.parse(doc), id }), name, survey);
  if (type === "section") {
    const { layout }: RecordDocs["section"] = JSON.parse(doc);
    if (layout !== undefined) survey.layoutNames.add(layout);
  }
  if (type === "layout") {
    survey.layouts.push({ id, doc: JSON.parse(doc), places: modulePlaces(JSON.parse(came)) });
    for (const { at, name: module = at, reasons } of gaps) {
      const why = `${at} ${reasons.join(", ")}`;
      survey.findings.push({ kind: "layout-names-nothing", what: module, why, mend: [name], pages: [] });
    }
  }
}

/** A tag by its title alone was left out of its record, and told, when that was imported. */
function noteTag(path: string | undefined, name: string, { tags }: Survey): void {
  if (path === undefined) return;
  const front = spellPath(tagPath({ id: path }));
  if (!tags.has(front)) tags.set(front, name);
}
