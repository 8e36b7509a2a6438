// What a blog names before its items: people, sections and tags, with the redirects of their old addresses.

import { tagPrefix } from "../../model/addresses/front-path.ts";
import { wordsOfSlug } from "../../model/addresses/slug.ts";
import { ledHere, lookedAtOnce, type AddressClaims } from "../moving-in/address-claims.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { MovedRecord } from "../moving-in/run-move.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import type { Store } from "../store/store.ts";
import { authorWords } from "./author-words.ts";
import { decodedSlug, idIn, type Blog } from "./blog.ts";
import { personAddresses, sectionAddresses } from "./old-addresses.ts";
import { guestAuthors, personRecord } from "./people-of.ts";
import type { BlogNames } from "./read-names.ts";
import type { WxrHeadTerm, WxrTerm } from "./read-wxr.ts";
import type { NewsroomParts } from "./records-of.ts";
import type { BlogSection } from "./sections-of.ts";
import { tagAddresses, titleOfTag } from "./tag-paths.ts";

interface NamedParts {
  report: MoveReport;
  store: Pick<Store, "claimsOn">;
  claims: AddressClaims;
}

export async function* namedRecords(
  { blog, people, sections, tagPath, media }: NewsroomParts,
  names: BlogNames,
  { report, store, claims }: NamedParts,
): AsyncGenerator<MovedRecord> {
  report.came("authors", "people", [...people.values()].filter(({ author: { of } }) => of === undefined).length);
  const pictureAt = (number: string) => {
    const picture = media.attachments.get(number);
    return picture && media.moved(picture.url);
  };
  for (const person of people.values()) {
    yield { record: personRecord(person, pictureAt), of: person.author.of ?? "authors" };
  }
  for (const { login, of } of names.guests) {
    // The others are the profiles of authors.
    if (of !== undefined && people.get(login)?.author.of === undefined) report.went(of);
  }
  for (const { login } of names.unlisted.values()) {
    report.note(`author ${login}`, "is not among the authors of the export, and stands here under the login alone");
  }
  for (const { author, words } of people.values()) {
    const [wanted] = authorWords(author.login);
    if (wanted === undefined || words.includes(wanted)) continue;
    report.note(
      `author ${author.login}`,
      `is led to by ${blog.base}/author/${words[0]}, as another author had ${blog.base}/author/${wanted}`,
    );
  }
  yield* ledHere(
    [...people.values()].flatMap((person) => personAddresses(person, blog)),
    claims,
  );
  const categories = [...sections].filter(([slug]) => names.categories.has(slug));
  const led = await Array.fromAsync(
    ledHere(
      categories.flatMap(([, section]) => sectionAddresses(section, blog)),
      claims,
    ),
  );
  const leads = new Set(led.map(({ record: { id } }) => id));
  for (const [slug, section] of sections) {
    const old = `${blog.base}/category${section.oldPath}`;
    yield* sectionRecords(slug, section, { names, report, ...(leads.has(old) && { old }) });
    if (section.record !== undefined) claims.take(section.path, { type: "section", id: section.record.id });
  }
  yield* tagRecords(names, { blog, tagPath }, report, store);
  yield* led;
  yield* ledHere(
    [...names.tags.values()].flatMap((tag) => tagAddresses(tag, tagPath(tag.slug), blog)),
    claims,
  );
  for (const { domain, slug, name } of names.furtherTerms) {
    // Stories name their guest authors.
    if (domain === guestAuthors) continue;
    const kind = `terms of the kind ${domain}`;
    report.came(kind, "nothing");
    report.lost(`${domain} ${slug} “${name}”`, "a term of a kind that is not here: its stories keep its name", kind);
  }
}

interface SectionParts {
  names: BlogNames;
  report: MoveReport;
  /** Where the category stood, if that leads to the section. */
  old?: string;
}

function* sectionRecords(
  slug: string,
  { path, record }: BlogSection,
  { names: { categories }, report, old }: SectionParts,
): Generator<MovedRecord> {
  const isCategory = categories.has(slug);
  const of = isCategory ? "categories" : "types of posts";
  const name = `${isCategory ? "category" : "type of posts"} ${decodedSlug(slug)}`;
  report.came(of, "sections");
  if (path !== `/${decodedSlug(slug)}`) {
    const way = old === undefined ? "" : `: ${old} leads there`;
    report.note(name, `stands at ${path}, as /${decodedSlug(slug)} is the address of something else${way}`);
  }
  if (record !== undefined) {
    yield { record, of };
    return;
  }
  report.went(of);
  report.note(name, "shares the section that is there already");
}

/** A tag that is here already is shared: its stories are listed together. */
async function* tagRecords(
  { tags, categories }: BlogNames,
  { blog, tagPath }: Pick<NewsroomParts, "blog" | "tagPath">,
  report: MoveReport,
  store: NamedParts["store"],
): AsyncGenerator<MovedRecord> {
  report.came("tags", "tags", tags.size);
  const records = [...tags.values()].map((tag) => {
    const [name, path] = [decodedSlug(tag.slug), tagPath(tag.slug)];
    if (name !== path) {
      const why = categories.has(tag.slug) ? "as a category had" : "as what was here before leads elsewhere from";
      report.note(
        `tag ${name}`,
        `stands at ${tagPrefix}${path}, ${why} ${tagPrefix}${name}: ${blog.base}/tag/${name} leads there`,
      );
    }
    return tagRecord(tag, path, blog);
  });
  for (let start = 0; start < records.length; start += lookedAtOnce) {
    const some = records.slice(start, start + lookedAtOnce);
    const claims = await store.claimsOn(some.map(frontOf));
    for (const record of some) {
      const other = claims.get(frontOf(record))?.find(({ type, id }) => type === "tag" && id !== record.id);
      if (other === undefined) yield { record, of: "tags" };
      else {
        report.went("tags");
        report.note(`tag ${String(record["path"])}`, "shares the tag that is there already");
      }
    }
  }
}

const frontOf = (record: GivenRecord) => `${tagPrefix}${String(record["path"])}`;

function tagRecord(tag: WxrTerm, path: string, blog: Blog): GivenRecord {
  return { type: "tag", id: idIn(blog, decodedSlug(tag.slug)), title: titleOfTag(tag.slug, tag), path };
}

/** Items of a further type stood together below its first word, and have their section there. */
export function typeTerms(types: BlogNames["types"]): Map<string, WxrHeadTerm> {
  return new Map(
    [...types].map(([type, slug]) => [
      slug,
      { id: "", domain: type, slug, name: wordsOfSlug(slug), parent: "", description: "" },
    ]),
  );
}
