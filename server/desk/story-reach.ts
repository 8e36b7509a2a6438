// Whether readers get a story at its address, and which of its older addresses lead to it: something else may be there.

import { surroundingsOf } from "../../content/reached-stories.ts";
import { reachOf, type Reach } from "../../content/reach.ts";
import type { RecordName } from "../../content/records/parse-record.ts";
import { isSitePage } from "../../content/redirects/is-fixed-address.ts";
import { placeText } from "../../content/redirects/redirect-address.ts";
import type { PlacedRecord, Store } from "../../content/store/store.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { LostAddress, StoryState } from "../../model/desk/story-calls.ts";
import { recordWords } from "./record-words.ts";

type Reads = Pick<Store, "contestedAmong" | "redirectsFrom" | "pagesAt" | "byId">;

interface PlacedStory extends RecordName {
  /** Of this site; null for one that has none. */
  address: string | null;
  state: StoryState;
}

/** The same, each with why readers do not get it although it is out, or will not when it is due. */
export async function withReach<S extends PlacedStory>(store: Reads, stories: readonly S[]): Promise<S[]> {
  const paths = stories.flatMap((story) => pathOf(story) ?? []);
  if (paths.length === 0) return [...stories];
  const around = await surroundingsOf(paths, store);
  return Promise.all(
    stories.map(async (story) => {
      const { type, id, state } = story;
      const path = pathOf(story);
      if (path === undefined) return story;
      const { standing, isLeft } = around(path);
      // Of several stories the newest is shown: one that comes out later is then.
      const own = { type, id, path, isAlias: false };
      const reach = reachOf("article", own, path, {
        standing: state.is === "later" ? [own, ...standing] : standing,
        isLeft,
      });
      if (reach.isReached) return story;
      return { ...story, state: await hiddenState(store, state, reach.why) };
    }),
  );
}

function pathOf({ type, address, state }: PlacedStory): string | undefined {
  const isSeen = state.is === "out" || state.is === "later";
  return type === "article" && address !== null && isSeen ? sitePath(address) : undefined;
}

async function hiddenState(
  store: Reads,
  { is, at }: StoryState,
  why: Extract<Reach, { isReached: false }>["why"],
): Promise<StoryState> {
  return { is: is === "out" ? "hidden" : is, at, why: await reasonText(store, why) };
}

async function reasonText(store: Reads, why: Extract<Reach, { isReached: false }>["why"]): Promise<string> {
  if (why === "redirect") return "a redirect leads away from its address";
  if (why === "no page") return "no story can be at its address";
  return `${await recordWords(store, why)} is at its address`;
}

/** Those of a story’s older addresses at which something else answers. */
export async function lostAddresses(
  store: Reads,
  own: RecordName,
  addresses: readonly string[],
): Promise<LostAddress[]> {
  const paths = addresses.flatMap((address) => sitePath(address) ?? []);
  const [pages, redirects] = await Promise.all([
    store.pagesAt(paths),
    store.redirectsFrom(paths.map((path) => placeText({ path }))),
  ]);
  const answers = async (path: string): Promise<string | undefined> => {
    if (isSitePage(path)) return "a page of the site itself";
    const redirect = redirects.get(placeText({ path }));
    if (redirect !== undefined) return `a redirect that leads to ${redirect.to}`;
    const [first]: (PlacedRecord | undefined)[] = pages.get(path) ?? [];
    const isOther = first !== undefined && (first.type !== own.type || first.id !== own.id);
    return isOther ? recordWords(store, first) : undefined;
  };
  const lost = await Promise.all(
    addresses.map(async (address) => {
      const path = sitePath(address);
      return { address, at: path === undefined ? undefined : await answers(path) };
    }),
  );
  return lost.flatMap(({ address, at }) => (at === undefined ? [] : [{ address, answeredBy: at }]));
}
