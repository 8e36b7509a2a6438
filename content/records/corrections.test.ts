import { describe, expect, it } from "vitest";
import { dayStart, easternDate } from "../../model/time/eastern-days.ts";
import { parseRecord } from "./parse-record.ts";

const story = (corrections: unknown, type = "article") =>
  parseRecord(
    JSON.stringify({ type, id: "41", title: "A dam", canonical_url: "/us/a-dam", external_id: "41", corrections }),
  );

function read(corrections: unknown, type?: string) {
  const parsed = story(corrections, type);
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  return { doc: JSON.parse(parsed.ok.doc), index: parsed.ok.index, gaps: parsed.ok.gaps };
}

const date = "2026-11-04T15:00:00Z";

describe.each(["article", "video", "live_event"])("the corrections of a record of type %s", (type) => {
  it("are read, sanitised and put newest first", () => {
    const { doc, index } = read(
      [
        { id: 1, date, text: 'It is <b onclick="x()">217</b>.<script>x</script>' },
        { id: "2", kind: "Editor’s Note", date: 1_793_900_000_000, text: "We met the author." },
      ],
      type,
    );
    expect(doc.corrections).toEqual([
      { id: "2", kind: "editors-note", date: "2026-11-05T17:33:20.000Z", text: "We met the author.", major: false },
      { id: "1", kind: "correction", date: "2026-11-04T15:00:00.000Z", text: "It is <b>217</b>.", major: false },
    ]);
    expect(index.lists).toContain("corrections");
    expect(index.corrections).toEqual([
      { id: "2", at: 1_793_900_000_000 },
      { id: "1", at: Date.parse(date) },
    ]);
  });
});

it.each([
  [{ kind: "apology", date, text: "x" }, "kind"],
  [{ kind: "update", text: "x" }, "date"],
  [{ date: "0000-00-00", text: "x" }, "date"],
  [{ date, text: "<script>x</script> " }, "text"],
  [{ date }, "text"],
])("of a correction %j that cannot be read only that one is lost, and it is told", (entry, where) => {
  const { doc, gaps } = read([entry, { id: "good", date, text: "Right." }]);
  expect(doc.corrections.map(({ id }: { id: string }) => id)).toEqual(["good"]);
  expect(gaps).toMatchObject([{ at: "corrections.0", reasons: [expect.stringContaining(where)] }]);
});

it("a date without a time is that day in the zone of the publisher, as readers are told", () => {
  const { doc, index } = read([{ id: "1", date: "2026-11-14", text: "It is 217." }]);
  expect(easternDate(Date.parse(doc.corrections[0].date))).toBe("2026-11-14");
  expect(index.corrections).toEqual([{ id: "1", at: dayStart("2026-11-14") }]);
});

it("a changed headline needs no further words", () => {
  const { doc } = read({ kind: "update", date, headlineBefore: "A bridge" });
  expect(doc.corrections).toMatchObject([{ kind: "update", headlineBefore: "A bridge" }]);
});

it("one without an id has the same at every import", () => {
  const idOf = (text: string) => read([{ date, text }]).doc.corrections[0].id;
  expect(idOf("It is 217.")).toBe(idOf("It is 217."));
  expect(idOf("It is 217.")).not.toBe(idOf("It is 218."));
});

it.each([undefined, null, [], ""])("a story whose corrections are %j has none", (corrections) => {
  const { doc, index } = read(corrections);
  expect(doc.corrections).toEqual([]);
  expect(index.lists).not.toContain("corrections");
});
