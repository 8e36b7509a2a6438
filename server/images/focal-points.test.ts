import { expect, it, vi } from "vitest";
import type { ChangeListener } from "../../content/store/change-feed.ts";
import type { Store } from "../../content/store/store.ts";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { focalPoints } from "./focal-points.ts";

const path = "/uploads/a.jpg";

function opened() {
  let tell: ChangeListener = () => undefined;
  const byPath =
    vi.fn<(type: string, path: string) => Promise<{ focalPoint?: { x: number; y: number } } | undefined>>();
  byPath.mockResolvedValue({ focalPoint: { x: 0.2, y: 0.4 } });
  // Only media records are asked for.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const store = {
    byPath,
    onChange: (listener: ChangeListener) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Pick<Store, "byPath" | "onChange">;
  return { points: focalPoints(store), byPath, tell: (...keys: string[]) => tell(keys) };
}

it.each([
  ["its record", `path:${path}`, 2],
  ["everything", everythingKey, 2],
  ["another record", "path:/uploads/b.jpg", 1],
])("IMG-01 is read once, until %s changes", async (_, key, reads) => {
  const { points, byPath, tell } = opened();
  for (let time = 0; time < 3; time += 1) expect(await points.of(path)).toEqual({ x: 0.2, y: 0.4 });
  expect(byPath).toHaveBeenCalledTimes(1);
  tell(key);
  await points.of(path);
  expect(byPath).toHaveBeenCalledTimes(reads);
});

it("what changed while it was read is read again", async () => {
  const { points, byPath, tell } = opened();
  const reading = points.of(path);
  tell(`path:${path}`);
  await reading;
  await points.of(path);
  expect(byPath).toHaveBeenCalledTimes(2);
});

it("a picture has none while the store does not answer, and that is not remembered", async () => {
  const { points, byPath } = opened();
  byPath.mockRejectedValueOnce(new Error("away"));
  expect(await points.of(path)).toBeUndefined();
  expect(await points.of(path)).toEqual({ x: 0.2, y: 0.4 });
});
