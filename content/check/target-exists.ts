// Whether what a layout names is in the store.

import { liveEventPath, tagPath } from "../../model/addresses/front-path.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { sectionList, showList, tagList } from "../../model/fields/list-names.ts";
import type { LayoutSubtype } from "../layouts/drawn-parts.ts";
import type { RecordType } from "../records/kinds.ts";
import type { Store } from "../store/store.ts";
import type { Target } from "./layout-targets.ts";

type Reads = Pick<Store, "byId" | "byPath" | "cards">;

/** What a layout of its kind belongs to. */
export const elementTypes: Readonly<Partial<Record<LayoutSubtype, readonly RecordType[]>>> = {
  sectionLayout: ["section", "tag"],
  categoryLayout: ["tag", "section"],
  articleLayout: ["article", "section"],
  personLayout: ["person"],
  showLayout: ["show"],
  videoLayout: ["show"],
  liveEventLayout: ["live_event"],
};

const isSubtype = (name: string): name is LayoutSubtype => Object.hasOwn(elementTypes, name);

export function targetExists(store: Reads, subtype: string, { is, name }: Target): Promise<boolean> {
  const isListed = async (list: string) => {
    const found = await Promise.all(
      (["article", "video"] as const).map((type) => store.cards({ type, lists: [list], size: 1 })),
    );
    return found.flat().length > 0;
  };
  const hasId = async (type: RecordType) => (await store.byId(type, name)) !== undefined;
  const hasPath = async (type: RecordType, path: string | undefined) =>
    path !== undefined && (await store.byPath(type, path)) !== undefined;
  const any = async (...tries: readonly (() => Promise<boolean>)[]) => {
    for (const attempt of tries) if (await attempt()) return true;
    return false;
  };
  const isTag = () =>
    any(
      () => isListed(tagList(name)),
      () => hasPath("tag", tagPath({ id: name })),
      () => hasId("tag"),
    );
  const isSection = () =>
    any(
      () => isListed(sectionList(name)),
      () => hasPath("section", sitePath(`/${name}`)),
      () => hasId("section"),
    );
  const isShow = () =>
    any(
      () => hasId("show"),
      () => isListed(showList(name)),
      () => hasPath("show", sitePath(`/shows/${name}`)),
    );

  const isEvent = () =>
    any(
      () => hasId("live_event"),
      () => hasPath("live_event", liveEventPath({ id: name })),
    );

  const lookups: Readonly<Partial<Record<RecordType, () => Promise<boolean>>>> = {
    section: isSection,
    tag: isTag,
    show: isShow,
    live_event: isEvent,
  };
  const existsAs = (type: RecordType) => (lookups[type] ?? (() => hasId(type)))();

  function isElement(): Promise<boolean> {
    const types = isSubtype(subtype) ? elementTypes[subtype] : undefined;
    // What else a layout may belong to is a page that is always there.
    if (types === undefined || name.startsWith("elections/")) return Promise.resolve(true);
    return any(...types.map((type) => () => existsAs(type)));
  }

  if (is === "element") return isElement();
  if (is !== "story") return existsAs(is);
  return any(
    () => hasPath("article", sitePath(name)),
    () => hasPath("video", sitePath(name)),
  );
}
