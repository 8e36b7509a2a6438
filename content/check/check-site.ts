// The whole check: the records of the store, the site as a reader walks it, and what of either leads nowhere.

import { tagName } from "../../model/addresses/front-path.ts";
import { respell } from "../../model/addresses/path-spelling.ts";
import { brand } from "../../model/brand.ts";
import { brandPaths } from "../../model/brand/brand-paths.ts";
import { tagList } from "../../model/fields/list-names.ts";
import type { ParseLines } from "../import/read-records.ts";
import type { Store } from "../store/store.ts";
import type { Finding } from "./finding.ts";
import { layoutTargets } from "./layout-targets.ts";
import { isOtherForm, pageItself } from "./other-forms.ts";
import { surveyRecords, type Survey } from "./survey-records.ts";
import { targetExists } from "./target-exists.ts";
import { walkSite, type Walk } from "./walk-site.ts";
import { whoNames } from "./who-names.ts";

export interface CheckParts {
  store: Store;
  parse: ParseLines;
  /** Scheme and host of a site that serves this store. */
  site: string;
  mostPages: number;
  now: number;
  onPage?: (visited: number) => void;
}

export interface CheckedSite {
  findings: Finding[];
  visited: number;
  left: number;
}

export async function checkSite({ store, parse, site, mostPages, now, onPage }: CheckParts): Promise<CheckedSite> {
  const survey = await surveyRecords(store, parse, now);
  const further = [...brandPaths(brand), ...survey.tags.keys(), ...survey.addresses];
  const walk = await walkSite({ site, further, mostPages, onPage });
  if (walk.statusOf("/") === 0) throw new Error(`nobody answers at ${site}`);
  const findings = [
    ...(await addressFindings(store, walk)),
    ...leftOutLinks(walk),
    ...survey.findings,
    ...(await tagFindings(store, survey, walk)),
    ...(await layoutFindings(store, survey)),
  ];
  return { findings, visited: walk.visited, left: walk.left };
}

const isGone = (status: number | undefined): status is number => status !== undefined && status !== 200;

function whyOf(status: number): string {
  if (status === 0) return "nobody answers";
  if (status === 422) return "the file cannot be drawn: it is damaged";
  return status === 310 ? "redirects lead round in a circle" : `answers ${status}`;
}

/** Links and pictures that are on some page and lead nowhere; another form of a page that is gone as well is not told again. */
async function addressFindings(store: Store, { links, pictures, statusOf }: Walk): Promise<Finding[]> {
  const gone = ([path]: readonly [string, readonly string[]]) => isGone(statusOf(path));
  const toldOfPage = ([path]: readonly [string, unknown]) =>
    isOtherForm(path) && links.has(pageItself(path)) && isGone(statusOf(pageItself(path)));
  const deadLinks = [...links].filter((link) => gone(link) && !toldOfPage(link));
  const lostPictures = [...pictures].filter(gone);
  const named = await whoNames(store, new Set([...deadLinks, ...lostPictures].map(([path]) => path)));
  const findingOf =
    (kind: Finding["kind"]) =>
    async ([what, pages]: readonly [string, readonly string[]]): Promise<Finding> => ({
      kind,
      what,
      why: whyOf(statusOf(what) ?? 0),
      mend: named.get(what) ?? (await recordsAt(store, pages)),
      pages,
    });
  return Promise.all([...deadLinks.map(findingOf("dead-link")), ...lostPictures.map(findingOf("missing-picture"))]);
}

/** What is shown at these pages, where no record names the address itself. */
async function recordsAt(store: Store, pages: readonly string[]): Promise<string[]> {
  const found = await store.pagesAt(pages.map((page) => decodeURI(pageItself(page))));
  return [...found.values()].flatMap(([first]) => (first === undefined ? [] : [`${first.type}/${first.id}`]));
}

/** What the brand's navigation names and no reader sees: the shell leaves it out. */
function leftOutLinks({ onFrontPage, statusOf }: Walk): Finding[] {
  return brandPaths(brand)
    .filter((path) => !onFrontPage.has(respell(path)))
    .map((path) => {
      const status = statusOf(respell(path));
      const why = isGone(status) ? whyOf(status) : "nothing is on its page";
      return { kind: "left-out-link", what: path, why, mend: ["brand.json"], pages: [] };
    });
}

async function tagFindings(store: Store, { tags }: Survey, { statusOf }: Walk): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [front, record] of tags) {
    const status = statusOf(front);
    const isShown = status === 200 && (await hasSomething(store, tagName({ id: decodeURI(front) })));
    if (status === undefined || isShown) continue;
    const why = status === 200 ? "no story carries it" : whyOf(status);
    findings.push({ kind: "tag-without-front", what: front, why, mend: [record], pages: [] });
  }
  return findings;
}

/** Stories, videos, or what an editor arranged for it. */
async function hasSomething(store: Store, tag: string): Promise<boolean> {
  for (const type of ["article", "video"] as const) {
    if ((await store.cards({ type, lists: [tagList(tag)], size: 1 })).length > 0) return true;
  }
  return (await store.layout("categoryLayout", tag))?.elementId !== undefined;
}

async function layoutFindings(store: Store, { layouts, layoutNames }: Survey): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, doc, places } of layouts) {
    for (const target of layoutTargets(doc, places)) {
      if (target.is === "element" && layoutNames.has(target.name)) continue;
      if (await targetExists(store, doc.subtype, target)) continue;
      const why = `${target.at} names the ${target.is === "element" ? "page" : target.is} ${target.name}, which does not exist`;
      findings.push({ kind: "layout-names-nothing", what: target.name, why, mend: [`layout/${id}`], pages: [] });
    }
  }
  return findings;
}
