import { describe, expect, it } from "vitest";
import { kinds, type RecordType } from "../../content/records/kinds.ts";
import type { FieldShape } from "../../model/desk/record-shapes.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { componentKinds, recordFields } from "./form-shapes.ts";

const shapeOfRecord = (type: RecordType): FieldShape => ({ is: "object", fields: recordFields(type) });
const shapeOfComponent = (kind: string) => componentKinds().find(({ name }) => name === kind)?.shape ?? { is: "json" };

/** Down by names of fields; through the rows of lists without one. */
function shapeAt(shape: FieldShape, [name, ...rest]: readonly string[]): FieldShape | undefined {
  if (shape.is === "list" || shape.is === "map") {
    return name === undefined ? shape : shapeAt(shape.of, [name, ...rest]);
  }
  if (name === undefined) return shape;
  const found = shape.is === "object" ? shape.fields.find((field) => field.name === name) : undefined;
  return found && shapeAt(found.shape, rest);
}

describe("records", () => {
  it.each(keysOf(kinds))("a %s has a form of distinct fields", (type) => {
    const names = recordFields(type).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("id");
  });

  it.each<[RecordType, string, object]>([
    ["person", "full_name", { is: "text" }],
    ["person", "featured", { is: "yes-no", usual: false }],
    ["person", "role", { is: "choice", choices: ["Author", "Personality"] }],
    ["person", "social", { is: "map", of: { is: "text" } }],
    ["person", "avatar", { is: "picture" }],
    ["person", "shortBio", { is: "markup" }],
    ["person", "fullBio", { is: "list", of: { is: "markup" } }],
    ["show", "sort_order", { is: "number" }],
    ["show", "published", { is: "yes-no", usual: true }],
    ["show", "created_date", { is: "moment" }],
    ["show", "showImages.small", { is: "picture" }],
    ["playlist", "videos", { is: "list", of: { is: "text" } }],
    ["section", "isa_value", { is: "text" }],
    ["video", "brightcove.duration", { is: "text" }],
    ["video", "brightcove.streams.url", { is: "text" }],
    ["election", "parties.color", { is: "choice", choices: expect.arrayContaining(["teal", "red"]) }],
    ["election", "races.candidates.votes", { is: "number" }],
    ["election", "balance.held.seats", { is: "number" }],
    ["schedule", "day.attributes.value", { is: "day" }],
    ["schedule", "day.show.start-utc", { is: "moment" }],
    ["schedule", "day.show.hosts.name", { is: "list", of: { is: "text" } }],
    ["aggregate", "post_group.spark_id", { is: "text" }],
    ["static_page", "components", { is: "list", of: { is: "component" } }],
    ["static_page", "section.path", { is: "text" }],
    ["article", "corrections.kind", { is: "choice", usual: "correction" }],
    ["article", "corrections.date", { is: "moment" }],
    ["live_event", "heading.dek", { is: "text" }],
  ])("%s: %s", (type, path, expected) => {
    expect(shapeAt(shapeOfRecord(type), path.split("."))).toMatchObject(expected);
  });

  it("says what is needed, however deep", () => {
    const needed = (type: RecordType) => recordFields(type).flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []));
    expect(needed("playlist")).toEqual(["title"]);
    expect(needed("schedule")).toEqual(["day"]);
    expect(needed("show")).toEqual(["title"]);
    const race = shapeAt(shapeOfRecord("election"), ["races"]);
    const fields = race?.is === "list" && race.of.is === "object" ? race.of.fields : [];
    expect(fields.flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []))).toEqual(["id", "office"]);
  });
});

describe("components", () => {
  it.each([
    ["paragraph", "text", { is: "markup" }],
    ["list", "items", { is: "list", of: { is: "markup" } }],
    ["table", "rows", { is: "list", of: { is: "list", of: { is: "markup" } } }],
    ["card-grid", "columns", { is: "choice", choices: [2, 3, 4], usual: 3 }],
    ["merchandise", "items.buttons.label", { is: "text" }],
    ["person-card", "social", { is: "map", of: { is: "text" } }],
    ["raw-html", "content", { is: "markup" }],
    ["article-list", "searchCriteria.contentTypes", { is: "choice" }],
    ["article-image", "responsiveImages.srcset", { is: "text" }],
  ])("%s: %s", (kind, path, expected) => {
    expect(shapeAt(shapeOfComponent(kind), path.split("."))).toMatchObject(expected);
  });

  it("what is in a summary is of one of its kinds", () => {
    const items = shapeAt(shapeOfComponent("summary"), ["items"]);
    const of = items?.is === "list" && items.of.is === "kinds" ? items.of.kinds.map(({ name }) => name) : [];
    expect(of).toEqual(["text", "list", "external_link", "article", "video"]);
  });
});

/** The places of what is written as JSON. */
function jsonIn(shape: FieldShape, place: string): string[] {
  if (shape.is === "object") return shape.fields.flatMap((one) => jsonIn(one.shape, `${place}.${one.name}`));
  if (shape.is === "kinds") return shape.kinds.flatMap((one) => jsonIn(one.shape, `${place}.${one.name}`));
  if (shape.is === "list" || shape.is === "map") return jsonIn(shape.of, place);
  return shape.is === "json" ? [place] : [];
}

it("nothing is written as JSON but what may be anything, and fronts, which have a screen of their own", () => {
  const ofRecords = keysOf(kinds)
    .filter((type) => type !== "layout")
    .flatMap((type) => jsonIn(shapeOfRecord(type), type));
  expect(ofRecords).toEqual(["article.original_shared_post"]);
  expect(componentKinds().flatMap(({ name, shape }) => jsonIn(shape, name))).toEqual([]);
});
