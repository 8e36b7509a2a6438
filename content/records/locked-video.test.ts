import { expect, it, vi } from "vitest";
import { accepted } from "../testing/accepted.ts";

vi.mock(import("../../model/brand.ts"), async (original) => {
  const { brand } = await original();
  return { brand: { ...brand, login: undefined } };
});

it.each([
  [true, ["readers of this site cannot sign in, and locked videos are not offered"]],
  [false, []],
])("VIDEO-05 the import of a site without a login tells of a video that is locked: %s", (isLocked, reasons) => {
  const { gaps = [] } = accepted("video", { title: "A", isLocked }).doc;
  expect(gaps.flatMap((gap) => gap.reasons)).toEqual(reasons);
});
