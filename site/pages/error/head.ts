import type { Head } from "../../../core/head.ts";
import { brand } from "../../../model/brand.ts";

export function errorHead(statusCode: number): Head {
  return {
    title: `Error ${statusCode}${brand.titleSuffix}`,
    tags: [{ tag: "meta", attributes: { name: "robots", content: "noindex" } }],
    jsonLd: [],
  };
}
