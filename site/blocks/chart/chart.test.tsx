import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted } from "../testing.tsx";

it.each([{ id: 12 }, { chartId: "12" }, { chart_id: "visualisation/12" }])(
  "EMBED-01 the chart of %o leads to Flourish",
  (props) => {
    const html = drawBlock("flourish-chart", props);
    expect(html).toContain("Chart on Flourish");
    expect(html).toContain('href="https://public.flourish.studio/visualisation/12/"');
  },
);

it.each([
  ["https://datawrapper.dwcdn.net/aB3xY/4/", "Datawrapper", "https://datawrapper.dwcdn.net/aB3xY/"],
  ["infogram/1p2q-3r4s", "Infogram", "https://infogram.com/1p2q-3r4s"],
])("EMBED-01 the chart %s is one of %s", (id, provider, href) => {
  const html = drawBlock("chart", { id });
  expect(html).toContain(`Chart on ${provider}`);
  expect(html).toContain(`href="${href}"`);
});

it("on paper it is its address", () => {
  expect(drawPrinted("chart", { id: 12 })).toMatch(
    /^<p>Chart on Flourish: .*>public.flourish.studio\/visualisation\/12\/</,
  );
});

it("AMP-01 stands in a frame of AMP", () => {
  const frame = drawAmp("chart", { id: 12 }).querySelector("amp-iframe");
  expect(frame?.getAttribute("src")).toBe("https://flo.uri.sh/visualisation/12/embed");
});
