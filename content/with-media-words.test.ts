import { expect, it, vi } from "vitest";
import { accepted } from "./testing/accepted.ts";
import type { ContentClient } from "./client.ts";
import type { RecordDocs } from "./records/kinds.ts";
import { withMediaWords, type ReadMedia } from "./with-media-words.ts";

const media = ["/uploads/a.jpg", "/uploads/caf%C3%A9.jpg"].map(
  (path) =>
    accepted("media", { path, alt: "Of the record", credit: "Ann Lee", caption: "<b>Caption</b> of the record" }).doc,
);

function reading(type: "article" | "static_page" | "video", fields: object) {
  const { doc } = accepted(type, { title: "A", canonical_url: "/us/a", ...fields });
  const readMedia = vi.fn<ReadMedia>(async (paths) => paths.map((path) => media.find((one) => one.path === path)));
  // Whatever is asked for of this store is this record.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const store = { byPath: async () => doc, byId: async () => doc } as unknown as ContentClient;
  const client = withMediaWords(() => store, readMedia)(new Set());
  const read = async () => (await client.byPath("article", "/us/a")) as RecordDocs["article"];
  return { doc, read, readMedia };
}

const image = (props: object, is = "article-image") => ({ is, props: { url: "/uploads/a.jpg", ...props } });

it.each([
  [image({}), { imageAlt: "Of the record", copyright: "Ann Lee", caption: "<b>Caption</b> of the record" }],
  [image({}, "full-span-image"), { imageAlt: "Of the record", copyright: "Ann Lee" }],
  [image({ imageAlt: "Own", copyright: "AP", caption: "Own" }), { imageAlt: "Own", copyright: "AP", caption: "Own" }],
  [image({ imageAlt: "Own", copyright: " " }), { imageAlt: "Own", copyright: "Ann Lee" }],
  [image({ url: "/uploads/caf\u00e9.jpg" }), { imageAlt: "Of the record" }],
])("BLOCK-04 what %o does not say, the media record says", async (component, expected) => {
  const { read } = reading("article", { components: [component] });
  expect((await read()).blocks[0]?.props).toEqual(expect.objectContaining(expected));
});

it("BLOCK-06 so it is in galleries, of videos and of the story's own picture", async () => {
  const slider = { is: "slider", props: { items: [{ url: "/uploads/a.jpg" }, { url: "/uploads/b.jpg", alt: "B" }] } };
  const inline = { is: "video-inline", props: { videoId: "1", imageUrl: "/uploads/a.jpg" } };
  const { read, readMedia } = reading("article", { thumbnail: "/uploads/a.jpg", components: [slider, inline] });
  const { imageAlt, imageCopyright, blocks } = await read();
  expect([imageAlt, imageCopyright]).toEqual(["Of the record", "Ann Lee"]);
  expect(blocks).toMatchObject([
    {
      props: {
        items: [
          { alt: "Of the record", copyright: "Ann Lee" },
          { alt: "B", copyright: undefined },
        ],
      },
    },
    { props: { imageAlt: "Of the record" } },
  ]);
  expect(readMedia).toHaveBeenCalledExactlyOnceWith(["/uploads/a.jpg", "/uploads/b.jpg"], expect.any(Set));
});

it("a story without pictures asks for nothing, and one of unknown ones stays the same", async () => {
  const plain = reading("article", { components: [{ is: "paragraph", props: { text: "Words" } }] });
  expect(await plain.read()).toBe(plain.doc);
  expect(plain.readMedia).not.toHaveBeenCalled();
  const unknown = reading("article", { thumbnail: "/uploads/A.jpg" });
  expect(await unknown.read()).toBe(unknown.doc);
});
