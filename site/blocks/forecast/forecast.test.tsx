import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted, propsOf } from "../testing.tsx";
import { Forecast } from "./Forecast.tsx";

it.each([
  [{ question_id: 2417 }, { question_id: "2417" }],
  [{ questionId: "2417" }, { question_id: "2417" }],
  [{ id: "2417" }, { question_id: "2417" }],
  [{ question_id: "2417&x" }, undefined],
])("EMBED-01 %o is read as %o", (given, props) => {
  expect(propsOf("forecast", given)).toEqual(props);
});

it("EMBED-01 where no service shows it, the reader is told so", () => {
  const html = drawBlock("forecast", { question_id: "7" });
  expect(html).toContain("This forecast can’t be shown here at the moment.");
  expect(html).not.toContain("<a ");
});

it("EMBED-01 the page in the service's frame is its original", () => {
  const way = { by: "frame", src: "https://service.example/1" } as const;
  const html = renderToString(<Forecast prepared={{ way }} />);
  expect(html).toContain("Show forecast");
  expect(html).toContain('href="https://service.example/1"');
});

it("on paper there is no address to give", () => {
  expect(drawPrinted("forecast", { question_id: "7" })).toBe("");
});

it("AMP-01 an AMP page leads to the standard page", () => {
  const link = drawAmp("forecast", { question_id: "7" }).querySelector('a[href="/politics/a"]');
  expect(link?.textContent).toContain("Open the forecast in the full story");
});
