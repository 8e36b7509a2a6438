import type { Head } from "../../../core/head.ts";
import { brand } from "../../../model/brand.ts";

export const notFoundHead: Head = {
  title: `Page not found${brand.titleSuffix}`,
  tags: [{ tag: "meta", attributes: { name: "robots", content: "noindex" } }],
  jsonLd: [],
};
