// Pages that have no front of their own, and a new one for such a page: it begins as what readers get there now, and none of them sees it before
// somebody publishes it.

import { createHash } from "node:crypto";
import { z } from "zod";
import type { LayoutSubtype } from "../../content/layouts/drawn-parts.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import type { Store } from "../../content/store/store.ts";
import type { BegunFront, PagesWithoutFront } from "../../model/desk/front-calls.ts";
import { frontOf, layoutWith, type Component, type Front } from "../../model/desk/front.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { flag } from "../../model/fields/schema-kit.server.ts";
import { folded } from "../../model/text/folded.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";
import { builtInHomeModules, builtInSectionModules } from "../../site/pages/section/built-in-layout.server.ts";
import { usualRailModules } from "../../site/layouts/usual-rail.ts";
import { refused, type AnswersOf, type AskingPerson } from "./answer-call.ts";
import { frontPages, type FrontPage } from "./front-pages.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { nameOfFront } from "./working-copy.ts";

export type NewFronts = Pick<AnswersOf<"fronts">, "fronts.pages" | "fronts.begin">;

const mostListed = 12;
const askedPage = z.strictObject({ subtype: z.string(), element: z.string().nullable() });

const ofLayout = z.object({
  subtype: z.string(),
  elementId: z.union([z.string(), z.number().transform(String)]).optional(),
  isDefault: flag.default(false),
});

const nameOf = (subtype: string, element: string | null) => `${subtype} ${trimSlashes(element ?? "")}`;

/** The same for the same page, so that two who begin at once begin one. */
function idOf({ subtype, element }: { subtype: string; element: string | null }): string {
  const mark = createHash("sha256").update(nameOf(subtype, element)).digest("hex").slice(0, 8);
  const words = (element ?? "all").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `${subtype}-${words.slice(0, 40)}-${mark}`;
}

export function newFronts({ store, now }: { store: Store; now: () => number }): NewFronts {
  const noted = noteIn(store.desk);

  /** Also those that readers do not see yet. */
  async function takenNames(): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for await (const source of store.sources("layout")) {
      const layout = ofLayout.safeParse(dropAbsent(JSON.parse(source))).data;
      if (layout !== undefined) names.add(nameOf(layout.subtype, layout.isDefault ? null : (layout.elementId ?? null)));
    }
    return names;
  }

  async function freePages(): Promise<FrontPage[]> {
    const [pages, taken] = await Promise.all([frontPages(store), takenNames()]);
    return pages.filter(({ subtypes, names }) =>
      subtypes.every((subtype) => names.every((name) => !taken.has(nameOf(subtype, name)))),
    );
  }

  /** What readers get there: the default of its kind, or what a page has before anybody has arranged it. */
  async function startOf({ subtypes, subtype }: FrontPage): Promise<Front> {
    for (const one of subtypes) {
      const found = await store.layout(one, undefined);
      const standing = found && (await store.standing(nameOfFront(found.id)));
      if (standing !== undefined) return withRail(JSON.parse(standing.source));
    }
    return withRail(builtIn[subtype] ?? {});
  }

  async function begin(page: FrontPage, asking: AskingPerson): Promise<string> {
    const { subtype, element, title } = page;
    const id = idOf(page);
    const { id: person, name } = asking.session.person;
    const record: Component = {
      type: "layout",
      id,
      title,
      subtype,
      ...(element === null ? { isDefault: true } : { elementId: element }),
      published: false,
      desk: { began: { id: person, name, at: now() } },
    };
    const parsed = parseRecord(JSON.stringify(layoutWith(record, await startOf(page))));
    if (!("ok" in parsed)) throw new Error(`no front can begin as ${subtype}`);
    const { conflict } = await store.write([{ put: parsed.ok }], {
      by: byPerson(asking),
      onlyIf: (standing) => standing === undefined,
    });
    if (conflict === undefined) await noted(asking, "began-front", `layout/${id}`, { title });
    return id;
  }

  return {
    "fronts.pages": async ({ context }) => {
      const parts = folded(context.req.query("text") ?? "")
        .split(/\s+/)
        .filter(Boolean);
      const found = (await freePages()).filter(({ title, address }) => {
        const said = folded(`${title}\n${address}`);
        return parts.every((part) => said.includes(part));
      });
      const body: PagesWithoutFront = {
        pages: found
          .slice(0, mostListed)
          .map(({ subtype, element, title, address }) => ({ subtype, element, title, address })),
        isMore: found.length > mostListed,
      };
      return { body };
    },

    "fronts.begin": async (asking) => {
      const sent = askedPage.safeParse(asking.input);
      if (!sent.success) return refused(422, "The page that it is for is needed.");
      const { subtype, element } = sent.data;
      const isAsked = (page: FrontPage) => page.subtype === subtype && page.element === element;
      const page = (await freePages()).find(isAsked);
      const known = page === undefined ? await store.standing(nameOfFront(idOf(sent.data))) : undefined;
      if (page === undefined && known === undefined) {
        return refused(409, "There is no such page, or it has a front of its own by now.");
      }
      const body: BegunFront = { id: page === undefined ? idOf(sent.data) : await begin(page, asking) };
      return { body };
    },
  };
}

/** What readers get beside a main column where no editor has put anything. */
function withRail(layout: Component): Front {
  const front = frontOf(layout);
  const hasRail = front.main.length > 0 && front.rightRail.length === 0;
  return hasRail ? frontOf({ ...layoutWith(layout, front), rightRail: usualRailModules }) : front;
}

const builtIn: Readonly<Partial<Record<LayoutSubtype, Component>>> = {
  homeLayout: builtInHomeModules,
  sectionLayout: builtInSectionModules,
  categoryLayout: builtInSectionModules,
};
