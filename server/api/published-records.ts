// GET /api/content: published records as they came, in the envelope of content APIs. Another site can read this one by it (CONTENT_API_URL);
// its questions are those of `content/upstream/questions.ts`. Of a list a token has what is of its sections.

import { isOut, isVideoOut } from "../../content/records/is-out.ts";
import { isRecordType, type RecordType } from "../../content/records/kinds.ts";
import type { Store } from "../../content/store/store.ts";
import { listsIn } from "../../content/upstream/list-parameters.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { tagPath } from "../../model/addresses/front-path.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { fromPlace, type RedirectPlace } from "../../content/redirects/redirect-address.ts";
import { sectionFault } from "../../content/tokens/token-scope.ts";
import { mustRead, type TokenAnswers } from "./content-door.ts";
import { badParameter, textParameter, wholeParameter } from "./parameters.ts";

export interface PublishedParts {
  store: Store;
  now: () => number;
}

const mostRecords = 100;
const mostLists = 50;
const longest = limits.pathBytes;
/** Stories and videos are found together. */
const nearKinds = 2;

interface Found {
  ids: string[];
  /** How many there are, where that is known. */
  total?: number;
}

export function publishedAnswers({ store, now }: PublishedParts): TokenAnswers<"records.list"> {
  return {
    "records.list": async (context, caller) => {
      const query = new URL(context.req.url).searchParams;
      const type = textParameter(query, "type", 50);
      if (!isRecordType(type)) throw badParameter("type", "is not a kind of record");
      mustRead(caller, type);
      const { ids, total: all } = await found(type, query);
      const sources = await store.sourcesById(type, ids);
      const results = ids
        .flatMap((id) => sources.get(id) ?? [])
        .filter((source) => sectionFault(caller.scope, type, source) === undefined);
      const total = caller.scope.sections === "all" ? all : undefined;
      // The records are JSON already, and come back to the byte.
      const body = `{"data":{"results":[${results.join(",")}],"status":{"success":true,"code":200}${total === undefined ? "" : `,"existing_total":${total}`}}}`;
      return context.body(body, 200, { "content-type": "application/json; charset=utf-8" });
    },
  };

  async function found(type: RecordType, query: URLSearchParams): Promise<Found> {
    const ids = query.get("external_id")?.split(",") ?? [];
    if (type === "video" && ids.length > 1) return several(ids.slice(0, mostRecords));
    const single = singleNamed(type, query);
    if (single !== undefined) return one(type, single);
    const size = wholeParameter(query, "size", { usual: 10, most: mostRecords });
    const offset = wholeParameter(query, "from", { usual: 0 });
    if (type === "layout") return layout(query);
    if (type === "article" || type === "video") {
      if (query.has("keyword")) return withWords(type, query, offset, size);
      const cards = await store.cards({ type, ...boundedLists(query), size, offset });
      return { ids: cards.map(({ id }) => id) };
    }
    const all = await store.all(type);
    return { ids: all.slice(offset, offset + size).map(({ id }) => id), total: all.length };
  }

  async function one(type: RecordType, { id, path, query }: Single): Promise<Found> {
    const doc = await (id !== undefined
      ? store.byId(type, id)
      : type === "redirect"
        ? store.redirectAt({ path, query })
        : store.byPath(type, path));
    const isSeen = doc !== undefined && (!("published" in doc) || (type === "video" ? isVideoOut : isOut)(doc, now()));
    return { ids: isSeen ? [doc.id] : [], total: isSeen ? 1 : 0 };
  }

  async function several(ids: readonly string[]): Promise<Found> {
    const videos = await store.byPaths(
      "video",
      ids.map((id) => `/video/${id}`),
    );
    return { ids: videos.flatMap((video) => (video !== undefined && isVideoOut(video, now()) ? [video.id] : [])) };
  }

  async function layout(query: URLSearchParams): Promise<Found> {
    const elementId = query.get("elementId") ? textParameter(query, "elementId", longest) : undefined;
    const doc = await store.layout(textParameter(query, "subtype", 100), elementId);
    return { ids: doc === undefined ? [] : [doc.id] };
  }

  async function withWords(
    type: "article" | "video",
    query: URLSearchParams,
    offset: number,
    size: number,
  ): Promise<Found> {
    const text = textParameter(query, "keyword", 200);
    if (query.get("match") === "any") {
      const near = await store.suggestions(text, size * nearKinds);
      const ids = near.flatMap(({ record }) => (record.type === type ? [record.id] : []));
      return { ids: ids.slice(0, size) };
    }
    const { lists } = boundedLists(query);
    const valueOf = (kind: string) => lists.find((list) => list.startsWith(`${kind}:`))?.slice(kind.length + 1);
    const { answer, found: documents } = await store.search({
      text,
      sort: "relevance",
      kinds: type === "video" ? [type] : ["article", "slideshow", "interactive"],
      section: valueOf("section"),
      author: valueOf("person"),
      offset,
      size,
    });
    return { ids: documents.map(({ record }) => record.id), total: answer.total };
  }
}

type Single = { id: string; path?: undefined; query?: undefined } | (RedirectPlace & { id?: undefined });

/** Each list is a look into the index. */
function boundedLists(query: URLSearchParams): ReturnType<typeof listsIn> {
  const asked = listsIn(query);
  const all = [...asked.lists, ...asked.exclude];
  if (all.length > mostLists) throw badParameter("values", `must not be more than ${mostLists}`);
  if (all.some((list) => list.length > longest)) throw badParameter("values", `must not be longer than ${longest}`);
  return asked;
}

/** A single record is asked for by its id or its address, each by the names that its kind has for them. */
function singleNamed(type: RecordType, query: URLSearchParams): Single | undefined {
  for (const name of ["id", "external_id", "spark_id"]) {
    if (query.has(name)) return { id: textParameter(query, name, longest) };
  }
  const address = query.has("path") ? "path" : query.has("url") ? "url" : undefined;
  const given = address ?? (type === "show" && query.get("searchType") === "url" ? "value" : undefined);
  return given === undefined ? undefined : placeNamed(type, textParameter(query, given, longest));
}

/** A tag's path may be told with the prefix of its page, or without; a redirect's may have a query. */
function placeNamed(type: RecordType, address: string): Single {
  if (type === "redirect") return fromPlace(address);
  const path = sitePath(address) ?? address;
  return { path: type === "tag" ? tagPath({ id: path }) : path };
}
