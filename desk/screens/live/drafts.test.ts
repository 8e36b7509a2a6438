import { expect, it } from "vitest";
import { newDraft } from "./draft.ts";
import { noDrafts, shownDraft, withDraft, withEdit, withoutShown, withRefused } from "./drafts.ts";

let count = 0;
const begin = () => newDraft(`new-${(count += 1)}`, "Ada");
const line = { id: "7", version: "v1", post: { title: "Old", own: 1 } };

it("a new post waits while another is edited", () => {
  const begun = noDrafts(begin);
  const written = withDraft(begun, { ...begun.fresh, title: "Half a" });
  const editing = withEdit(written, line);
  expect(shownDraft(editing)).toMatchObject({ id: "7", title: "Old", version: "v1" });
  expect(shownDraft(withoutShown(editing, begin))).toMatchObject({ title: "Half a" });
});

it("an edit that was begun goes on after another", () => {
  const first = withEdit(noDrafts(begin), line);
  const written = withDraft(first, { ...shownDraft(first), title: "Newer" });
  const second = withEdit(written, { ...line, id: "8" });
  expect(shownDraft(withEdit(second, line)).title).toBe("Newer");
});

it("what was refused is written on over what stands", () => {
  const draft = { ...newDraft("7", "Ada"), title: "Mine", version: "v1" };
  const standing = { id: "7", version: "v2", post: { title: "Theirs", own: 2 } };
  expect(shownDraft(withRefused(noDrafts(begin), draft, standing))).toMatchObject({
    title: "Mine",
    version: "v2",
    source: { own: 2 },
  });
  expect(shownDraft(withRefused(noDrafts(begin), draft, undefined)).version).toBeNull();
});
