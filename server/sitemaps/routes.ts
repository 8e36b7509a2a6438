// /sitemap.xml, the index; /sitemap-news.xml; and the files that the index names.

import { xml, type DocumentRoute } from "../documents/document-route.ts";
import {
  archiveEntries,
  articleEntries,
  fixedEntries,
  mapAddresses,
  newsEntries,
  videoEntries,
} from "./read-sitemaps.ts";
import { filePart, fixedMaps } from "./sitemap-files.ts";
import { sitemapIndex, urlSet } from "./sitemap-xml.ts";

const monthly = /^\/sitemaps\/(?<kind>articles|videos)-(?<month>\d{4}-\d{2})(?:-(?<file>[1-9]\d{0,3}))?\.xml$/;

export const sitemapRoutes: readonly DocumentRoute[] = [
  { path: /^\/sitemap\.xml$/, make: async (request) => xml(sitemapIndex(await mapAddresses(request))) },
  { path: /^\/sitemap-news\.xml$/, make: async (request) => xml(urlSet(await newsEntries(request), "news")) },
  {
    path: monthly,
    make: async (request) => {
      const { kind, month = "", file } = request.params;
      const part = filePart(month, file);
      const entries = kind === "videos" ? await videoEntries(part, request) : await articleEntries(part, request);
      if (entries === undefined) return undefined;
      return xml(kind === "videos" ? urlSet(entries, "video") : urlSet(entries));
    },
  },
  {
    path: /^\/sitemaps\/archive-(?<month>\d{4}-\d{2})\.xml$/,
    make: async (request) => {
      const entries = await archiveEntries(request.params["month"] ?? "", request);
      return entries && xml(urlSet(entries));
    },
  },
  ...fixedMaps.map((name) => ({
    path: new RegExp(`^/sitemaps/${name}\\.xml$`),
    make: async (request: Parameters<DocumentRoute["make"]>[0]) => xml(urlSet(await fixedEntries(name, request))),
  })),
  { path: /^\/sitemaps\//, make: async () => undefined },
];
