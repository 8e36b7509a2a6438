import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { AnyPageContent } from "../../page-types.ts";
import { withDocuments } from "./documents-of-page.server.ts";

const origin = "https://news.example.org";

function pageOf(url: string): AnyPageContent {
  return {
    page: "static",
    props: {
      title: "T",
      blocks: parseBlocks([{ is: "pdf", props: { url } }]).blocks,
      scripts: [],
      hasOwnStyle: false,
    },
    head: { title: "T", tags: [], jsonLd: [] },
    status: 200,
    bodyClass: "",
  };
}

const addressIn = ({ props }: AnyPageContent) =>
  "blocks" in props ? Reflect.get(props.blocks[0]?.props ?? {}, "url") : "";

it.each([
  ["https://news.example.org/politics", "/politics"],
  ["https://NEWS.example.org:443/politics?a=1", "/politics?a=1"],
  ["http://news.example.org/uploads/a.pdf", "/uploads/a.pdf"],
  ["https://news.example.org:8443/politics", "/politics"],
])("BLOCK-08 %s names the site itself: no other host is framed for it", (url, path) => {
  const page = withDocuments(pageOf(url), origin);
  expect(addressIn(page)).toBe(path);
  expect(page.outside).toEqual({});
});

it("BLOCK-08 a document of another host may be framed, on any page", () => {
  const page = withDocuments(pageOf("https://files.example/a.pdf"), origin);
  expect(addressIn(page)).toBe("https://files.example/a.pdf");
  expect(page.outside).toEqual({ frame: ["https://files.example"] });
});
