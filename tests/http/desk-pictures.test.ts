// Pictures by the calls of the desk: judged as those of the content API, written down, never over what somebody has not seen, and found where they
// are used.

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "../../model/desk/roles.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const known = (id: string, more: object = {}) => ({ type: "media", id, path: `/uploads/${id}`, ...more });
const words = { alt: "Waves over the sea wall", credit: "Ann Lee", caption: "Tuesday at noon." };

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
let picture: Buffer;
beforeAll(async () => {
  desk = await startDeskCalls([
    known("old/quay.jpg", { alt: "The quay", rights: "of the CMS" }),
    known("old/paper.pdf"),
    ...Array.from({ length: 30 }, (_, number) => known(`many/ship-${number}.jpg`, { alt: `Ship ${number}` })),
    {
      type: "article",
      id: "one",
      title: "A story of the quay",
      canonical_url: "/harbor/one",
      publication_date: "2026-03-02T00:00:00Z",
      thumbnail: "/uploads/old/quay.jpg",
    },
    {
      type: "article",
      id: "other",
      title: "Elsewhere",
      canonical_url: "/harbor/other",
      publication_date: "2026-03-02T00:00:00Z",
      thumbnail: "https://elsewhere.example/uploads/old/quay.jpg",
    },
  ]);
  call = await desk.as("reporter", "Rita");
  picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: "#036" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => desk.stop());

async function send(name: string, bytes: Buffer | string, said: object = words, role: Role = "reporter") {
  const sendFile = await desk.sendAs(role, "Rita");
  return sendFile(`/picture-files/${name}`, bytes, { "picture-words": encodeURIComponent(JSON.stringify(said)) });
}
const at = (id: string, rest = "") => `/pictures/${encodeURIComponent(id)}${rest}`;
const lastDeed = async () => (await desk.store.desk.log.read(1))[0];

describe("a new picture", () => {
  it("is stored with its words, written down, and the same again changes nothing", async () => {
    const answer = await send("storm-1f0a.jpg", picture);
    const { id, outcome } = await answer.json();
    expect([answer.status, outcome, id]).toEqual([200, "new", expect.stringMatching(/^\d{4}\/\d\d\/storm-1f0a\.jpg$/)]);
    expect(await lastDeed()).toMatchObject({ name: "Rita", act: "added-picture", subject: `media/${id}` });
    expect(await (await call("GET", at(id))).json()).toMatchObject({
      ...words,
      address: `/uploads/${id}`,
      width: 64,
      height: 32,
      focalPoint: null,
    });
    expect((await fetch(`${desk.site.url}/uploads/${id}`)).headers.get("content-type")).toBe("image/jpeg");
    expect(await (await send("storm-1f0a.jpg", picture)).json()).toEqual({ id, outcome: "unchanged" });
    const other = await send("storm-1f0a.jpg", picture, { ...words, alt: "Others" });
    expect([other.status, (await other.json()).faults]).toEqual([409, { id }]);
  });

  const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

  it.each([
    ["no words", "a.jpg", () => picture, { ...words, alt: " " }, 422, "Something is missing or wrong."],
    ["words that are none", "a.jpg", () => picture, { alt: 1 }, 422, /letters at most/],
    [
      "another name than its content",
      "a.png",
      () => picture,
      words,
      422,
      "is image/jpeg by its content, not image/png",
    ],
    ["no picture by its name", "a.exe", () => "MZ", words, 415, /^must be one of/],
    ["a document", "a.pdf", () => "%PDF-1.7", words, 415, "is no picture"],
    ["half a picture", "a.jpg", () => picture.subarray(0, 20), words, 422, "cannot be read as a picture"],
    ["a script in a drawing", "a.svg", () => drawing("<script>1</script>"), words, 422, "has a script in it"],
    [
      "a handler in a drawing",
      "a.svg",
      () => drawing('<g onclick="x()"/>'),
      words,
      422,
      "has the attribute onclick in it",
    ],
    ["too large a drawing", "a.svg", () => drawing("x".repeat(2 ** 21)), words, 413, /larger than 2 MB/],
  ])("is refused: %s", async (_, name, bytes, said, status, message) => {
    const answer = await send(name, bytes(), said);
    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toMatch(message);
    expect((await call("GET", "/pictures?search=/a.").then((one) => one.json())).pictures).toEqual([]);
  });

  it("a plain drawing is taken", async () => {
    expect((await send("plain.svg", drawing("<rect/>"))).status).toBe(200);
  });

  it("whoever is not signed in stores nothing", async () => {
    const answer = await fetch(`${desk.site.url}/desk/api/picture-files/b.jpg`, {
      method: "PUT",
      headers: { origin: "https://desk.example" },
      body: new Uint8Array(picture),
    });
    expect(answer.status).toBe(401);
  });
});

it("they are listed in pages, the newest first, and found by name and words; documents are not among them", async () => {
  const list = async (query: string) => (await call("GET", `/pictures?${query}`)).json();
  const first = await list("search=ship");
  expect(first.pictures).toHaveLength(24);
  expect(first.pictures[0]).toMatchObject({ id: "many/ship-29.jpg", address: "/uploads/many/ship-29.jpg" });
  const second = await list(`search=SHIP&before=${first.next}`);
  expect(second.pictures.map(({ id }: { id: string }) => id)).toEqual(
    [5, 4, 3, 2, 1, 0].map((number) => `many/ship-${number}.jpg`),
  );
  expect(second.next).toBeNull();
  expect((await list("search=the+quay")).pictures).toHaveLength(1);
  expect((await list("search=paper")).pictures).toEqual([]);
});

it("one is changed over the version that was seen, with its history, and what the desk does not know stays", async () => {
  const path = at("old/quay.jpg");
  const open = await (await call("GET", path)).json();
  const change = { ...words, focalPoint: { x: 0.25, y: 1 }, over: open.version };
  const changed = await call("PUT", path, change);
  const { version } = await changed.json();
  expect([changed.status, version]).toEqual([200, expect.any(String)]);
  expect(await lastDeed()).toMatchObject({ act: "changed-picture", details: { focalPoint: { x: 0.25, y: 1 } } });
  expect((await desk.store.standing({ type: "media", id: "old/quay.jpg" }))?.source).toContain("of the CMS");
  expect((await call("PUT", path, { ...change, alt: "Mine" })).status).toBe(412);
  const without = await call("PUT", path, { ...change, focalPoint: null, over: version });
  expect(without.status).toBe(200);
  expect(await (await call("GET", path)).json()).toMatchObject({ ...words, focalPoint: null });
  expect(await (await call("GET", `${path}/history`)).json()).toMatchObject([
    { number: null, who: "Rita", state: { focalPoint: null } },
    { who: "Rita", state: { ...words, focalPoint: { x: 0.25, y: 1 } } },
    { state: { alt: "The quay" } },
  ]);
});

it.each([
  ["no words", { ...words, alt: "" }],
  ["a point outside", { ...words, focalPoint: { x: 2, y: 0 } }],
  ["nothing", {}],
])("a change with %s is refused", async (_, change) => {
  const { version } = await (await call("GET", at("old/quay.jpg"))).json();
  const answer = await call("PUT", at("old/quay.jpg"), { focalPoint: null, over: version, ...change });
  expect(answer.status).toBe(422);
});

it("what names it is found, and what has the same path elsewhere is not", async () => {
  expect(await (await call("GET", at("old/quay.jpg", "/uses"))).json()).toEqual({
    uses: [{ type: "article", id: "one", title: "A story of the quay", address: "/harbor/one" }],
    looked: expect.any(Number),
    next: null,
  });
  expect((await (await call("GET", at("many/ship-1.jpg", "/uses"))).json()).uses).toEqual([]);
  expect((await call("GET", at("none", "/uses"))).status).toBe(404);
});
