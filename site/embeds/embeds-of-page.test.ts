import { describe, expect, it } from "vitest";
import type { AnyPageContent } from "../page-types.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { accepted } from "../../content/testing/accepted.ts";
import { noEmbedSources, type EmbedSources } from "./embed-sources.ts";
import { withReadyEmbeds } from "./embeds-of-page.server.ts";

const origin = "https://www.meridian.example";
const youtube = { is: "youtube", props: { videoId: "a_b-C123456" } };
const paragraph = { is: "paragraph", props: { text: "A" } };
const frame = (src: string) => ({ is: "raw-html", props: { content: `<iframe src="${src}" width="5" height="5">` } });

function pageOf(...components: object[]): AnyPageContent {
  return {
    page: "static",
    props: { title: "T", blocks: parseBlocks(components).blocks, scripts: [], hasOwnStyle: false },
    head: { title: "T", tags: [], jsonLd: [] },
    status: 200,
    bodyClass: "",
  };
}

const propsOf = (content: AnyPageContent) =>
  content.page === "static" ? content.props.blocks.map(({ props }) => props) : [];

describe("the embeds of a page", () => {
  it("EMBED-05 a page without any names no hosts and stays what it was", async () => {
    const content = pageOf(paragraph);
    const shown = await withReadyEmbeds(content, { origin });
    expect(shown).toEqual(content);
    expect(shown.props).toBe(content.props);
  });

  it("EMBED-05 a page with some names their hosts, once, beside those it named itself", async () => {
    const content = { ...pageOf(paragraph, youtube, youtube), outside: { frame: ["https://a.example"] } };
    const shown = await withReadyEmbeds(content, { origin });
    expect(shown.outside).toEqual({ frame: ["https://a.example", "https://www.youtube-nocookie.com"] });
    expect(propsOf(shown)[1]).toMatchObject({ videoId: "a_b-C123456", prepared: { way: { by: "frame" } } });
    expect(propsOf(content)[1], "the record in memory is not touched").not.toHaveProperty("prepared");
    expect(propsOf(shown)[0]).toBe(propsOf(content)[0]);
  });

  it("EMBED-03 what the provider tells of a post comes along", async () => {
    const embeds: EmbedSources = {
      ...noEmbedSources,
      postWords: async (kind, url) => ({ text: `${kind} ${url}` }),
    };
    const shown = await withReadyEmbeds(pageOf({ is: "tweet", props: { id: "20" } }), { origin, embeds });
    expect(propsOf(shown)[0]).toMatchObject({
      prepared: { words: { text: "tweet https://twitter.com/i/status/20" } },
    });
  });

  it("BLOCK-10 the host of a pasted frame is allowed on its page", async () => {
    const shown = await withReadyEmbeds(pageOf(frame("https://charts.example/1")), { origin });
    expect(shown.outside).toEqual({ frame: ["https://charts.example"] });
    expect(propsOf(shown)[0]).toMatchObject({ prepared: { way: { by: "pasted", src: "https://charts.example/1" } } });
  });

  it("BLOCK-10 a pasted frame of this site needs no host", async () => {
    expect((await withReadyEmbeds(pageOf(frame("/interactives/map")), { origin })).outside).toBeUndefined();
  });

  it.each(["https://www.meridian.example", "http://localhost:3000"])(
    "BLOCK-10 an http: frame on %s is left as it is",
    async (at) => {
      const shown = await withReadyEmbeds(pageOf(frame("http://old.example/1")), { origin: at });
      expect(propsOf(shown)[0]).toMatchObject({ prepared: { way: { by: "pasted", src: "http://old.example/1" } } });
      expect(shown.outside).toEqual({ frame: ["http://old.example"] });
    },
  );

  it.each([
    ["a live blog", { is: "live-blog", props: { eventCode: "storm-center" } }],
    [
      "its launcher",
      {
        is: "raw-html",
        props: { content: `<script data-live-blog data-event-code="storm-center" src="launcher.js">` },
      },
    ],
  ])("LIVE-02 without a platform %s leads to the site's own coverage of the event", async (_, block) => {
    const event = accepted("live_event", { id: "coverage/storm-center", title: "Storm center" }).doc;
    const content = {
      byPath: async (_type: string, path: string) => (path === "/coverage/storm-center" ? event : undefined),
    };
    const shown = await withReadyEmbeds(pageOf(block), { origin, content: content as never });
    expect(propsOf(shown)[0]).toMatchObject({
      prepared: { words: { text: "Storm center" }, href: "/coverage/storm-center" },
    });
    expect(propsOf(await withReadyEmbeds(pageOf(block), { origin }))[0]).not.toHaveProperty("prepared");
  });

  it("ART-12 a pasted launcher is shown as the live blog it launches, where there is a platform", async () => {
    const launcher = {
      is: "raw-html",
      props: { content: `<script src="https://launcher.example/a" data-live-blog="true" data-live-event-code="ev-9">` },
    };
    const liveBlog = { launcher: "https://own.example/launch.js", hosts: [] };
    const embeds = { ...noEmbedSources, services: { liveBlog } };
    const shown = await withReadyEmbeds(pageOf(launcher), { origin, embeds });
    expect(propsOf(shown)[0]).toMatchObject({
      prepared: { way: { by: "launcher", script: liveBlog.launcher, eventCode: "ev-9", comments: false } },
    });
    expect((await withReadyEmbeds(pageOf(launcher), { origin })).outside).toBeUndefined();
  });
});
