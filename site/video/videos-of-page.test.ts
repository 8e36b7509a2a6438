import { expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import type { AnyPageContent } from "../page-types.ts";
import type { PageContent } from "../page-types.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { eachRegion } from "../../model/layouts/region-names.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { withKnownVideos } from "./videos-of-page.server.ts";

const video = accepted("video", {
  id: "63",
  title: "A clip",
  brightcove: { duration: "0:01:00", streams: [{ url: "https://cdn.example/63.m3u8" }] },
}).doc;

const content = {
  ...storeOf({ video: { "63": video } }),
  byPaths: async (_type: string, paths: readonly string[]) =>
    paths.map((path) => (path === "/video/63" ? video : undefined)),
};

function front(main: object[]): PageContent<"home"> {
  return {
    page: "home",
    props: { onNow: [], regions: { ...eachRegion(() => []), main: parseBlocks(main).blocks } },
    head: { title: "", tags: [], jsonLd: [] },
    status: 200,
    bodyClass: "",
  };
}

const known = ({ props }: AnyPageContent): unknown[] =>
  "regions" in props ? props.regions.main.map((block) => Reflect.get(block.props, "known")) : [];

const context = () => asking("/", { content: content as never }).context;

it("BLOCK-11 a main video of any layout is looked up, and its host is allowed on that page", async () => {
  const page = await withKnownVideos(
    front([{ is: "main-video", props: { title: "A clip", videoId: "63" } }]),
    context(),
  );
  expect(known(page)).toMatchObject([{ standing: "playable", title: "A clip" }]);
  expect(page.outside).toEqual({ media: ["https://cdn.example"], connect: ["https://cdn.example"] });
});

it("a video that is not there says so, and a page without videos stays as it is", async () => {
  const missing = await withKnownVideos(
    front([{ is: "main-video", props: { title: "Gone", videoId: "64" } }]),
    context(),
  );
  expect(known(missing)).toEqual([{ standing: "missing" }]);
  const plain = front([{ is: "newsletter", props: {} }]);
  expect(await withKnownVideos(plain, context())).toBe(plain);
});
