import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import { choiceTexts } from "./choice-texts.ts";
import { PrivacyChoices } from "./PrivacyChoices.tsx";

it("among other modules it is a card that leads to the choices", () => {
  const html = drawBlock("privacy-choices", {});
  expect(html).toContain("Your choices on this device");
  expect(html).toMatch(/href="\/privacy-choices"[^>]*>See your choices</);
});

it("on its own page there is a switch for each purpose, none on before the browser says so", () => {
  const html = renderToString(<PrivacyChoices title="Your choices" />);
  for (const name of ["Personalized advertising", "Embedded content", "Counting page views"])
    expect(html).toContain(name);
  expect(html.match(/type="checkbox"/g)).toHaveLength(3);
  expect(html).not.toContain('checked=""');
  expect(html).toMatch(/<noscript>.*need JavaScript/s);
});

it("says what the site does, with an ad server and without", () => {
  const [withServer] = choiceTexts({ hasAds: true, hasAdServer: true });
  const [without] = choiceTexts({ hasAds: true, hasAdServer: false });
  expect(withServer?.text).toContain("chosen and measured by Google");
  expect(without?.text).toContain("loads no advertiser’s ads");
});

it("a site without ads says nothing of advertising", () => {
  const texts = choiceTexts({ hasAds: false, hasAdServer: false });
  expect(texts.map(({ purpose }) => purpose)).toEqual(["embeds", "measurement"]);
});
