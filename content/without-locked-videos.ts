// Where nobody can sign in, a locked video is not offered at all: its page, lists, search, feeds and maps are as if it were not there.
// Wrapped around the reading of content, so that no page has to think of it.

import type { Archive, OpenArchive } from "./archive.ts";
import type { ContentClient, OpenClient, Suggestion } from "./client.ts";
import type { RecordDocs } from "./records/kinds.ts";
import type { Card } from "../model/stories/card.ts";

const isOpenDoc = (doc: object): boolean => !("isLocked" in doc && doc.isLocked === true);
const isOpenCard = ({ video }: Card): boolean => video?.isLocked !== true;

function offered<D extends object>(doc: D | undefined): D | undefined {
  return doc !== undefined && isOpenDoc(doc) ? doc : undefined;
}

export function withoutLockedVideos(open: OpenClient): OpenClient {
  return (keys): ContentClient => {
    const client = open(keys);

    /** What is found by words names no more than an address. */
    async function offeredAt<T extends { url: string }>(
      found: readonly T[],
      isVideo: (one: T) => boolean,
    ): Promise<T[]> {
      const urls = found.filter(isVideo).map(({ url }) => url);
      if (urls.length === 0) return [...found];
      const videos = await client.byPaths("video", urls);
      const locked = new Set(urls.filter((_, place) => videos[place]?.isLocked === true));
      return found.filter(({ url }) => !locked.has(url));
    }

    const offeredSuggestions = async (found: Promise<Suggestion[]>) =>
      offeredAt(await found, ({ type }) => type === "video");

    return {
      ...client,
      byId: async (type, id) => offered(await client.byId(type, id)),
      byPath: async (type, path) => offered(await client.byPath(type, path)),
      byPaths: async (type, paths) => (await client.byPaths(type, paths)).map((doc) => offered(doc)),
      all: async <T extends keyof RecordDocs>(type: T) => (await client.all(type)).filter(isOpenDoc),
      cards: async (query) => (await client.cards(query)).filter(isOpenCard),
      corrections: async (part) => offeredAt(await client.corrections(part), ({ type }) => type === "video"),
      suggestions: (text, size) => offeredSuggestions(client.suggestions(text, size)),
      completions: (text, size) => offeredSuggestions(client.completions(text, size)),
      async search(query) {
        const answer = await client.search(query);
        const items = await offeredAt(answer.items, ({ kind }) => kind === "video");
        return { ...answer, items, total: answer.total - (answer.items.length - items.length) };
      },
    };
  };
}

export function withoutLockedInArchive(open: OpenArchive): OpenArchive {
  return (keys): Archive => {
    const archive = open(keys);
    return {
      ...archive,
      archivedCards: (type, part) => filtered(archive.archivedCards(type, part), isOpenCard),
      archivedDocs: (type, part) => filtered(archive.archivedDocs(type, part), isOpenDoc),
    };
  };
}

async function* filtered<T>(all: AsyncIterable<T>, isWanted: (one: T) => boolean): AsyncGenerator<T> {
  for await (const one of all) if (isWanted(one)) yield one;
}
