import { afterEach, expect, it } from "vitest";
import { setImageSources } from "../../model/pictures/image-sources.server.ts";
import { accepted } from "../testing/accepted.ts";
import { parseRecord } from "./parse-record.ts";
import { brand } from "../../model/brand.ts";

afterEach(() => setImageSources([]));

it.each([
  [{ path: "/uploads/2026/storm.jpg" }, "/uploads/2026/storm.jpg"],
  [{ url: `https://${brand.domain}/uploads/2026/Storm.jpg` }, "/uploads/2026/Storm.jpg"],
  [{ path: "/uploads/caf%C3%A9%20noir.jpg" }, "/uploads/café noir.jpg"],
  [{ url: "https://img.example/a.jpg?v=2" }, "/uploads/from/img.example;dj0y/a.jpg"],
  [{ url: "https://elsewhere.example/a.jpg" }, "https://elsewhere.example/a.jpg"],
])("what is known of %o is found at %s", (fields, path) => {
  setImageSources(["img.example"]);
  const { doc, index } = accepted("media", { alt: "A wave", ...fields });
  expect([doc.path, index.path]).toEqual([path, path]);
});

it("IMG-01 has its words, its maker, its size and what must not be cut off", () => {
  const { doc } = accepted("media", {
    path: "/uploads/a.jpg",
    alt: " A wave ",
    credit: " ",
    caption: "A <b>wave</b><script>x</script>",
    focalPoint: { x: "0.25", y: 0 },
    width: 1600,
    height: "900",
  });
  expect(doc).toMatchObject({
    alt: "A wave",
    caption: "A <b>wave</b>",
    focalPoint: { x: 0.25, y: 0 },
    width: 1600,
    height: 900,
  });
  expect(doc.credit).toBeUndefined();
});

it.each([
  [{}, "path", "is missing"],
  [{ path: "/uploads/a.jpg", focalPoint: { x: 1.2, y: 0.5 } }, "focalPoint.x", "must be between 0 and 1"],
  [{ path: "/uploads/a.jpg", focalPoint: { x: 0.5 } }, "focalPoint.y", "must be a number"],
  [{ path: "/uploads/a.jpg", width: 0.5 }, "width", "must be a number of pixels"],
  [{ path: "javascript:alert(1)" }, "path", "must be an http, https or site address"],
])("%o is refused at %s", (fields, path, message) => {
  const parsed = parseRecord(JSON.stringify({ type: "media", id: "m1", ...fields }));
  expect(parsed).toMatchObject({ refused: { reasons: [{ path, message }] } });
});
