import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RenderedAt } from "../../../core/rendered-at.ts";
import { VideoRow } from "./VideoRow.tsx";

function row(count: number): string {
  const items = Array.from({ length: count }, (_, index) => ({ title: `Video ${index}`, url: `/video/${index}` }));
  return renderToString(
    <RenderedAt value={0}>
      <VideoRow label="Videos" items={items} hasCategory={false} hasTime={false} />
    </RenderedAt>,
  );
}

it.each([
  [3, 3],
  [10, 10],
  [12, 10],
])("LIST-11 of %i videos %i stand in the row", (count, shown) => {
  expect(row(count).match(/<article/g)).toHaveLength(shown);
});

it.each([
  [3, 0],
  [4, 2],
])("LIST-11 %i videos have %i arrows", (count, arrows) => {
  expect(row(count).match(/<button/g) ?? []).toHaveLength(arrows);
});
