import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { dropAbsent } from "../../../model/fields/absent.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { PersonCard } from "./PersonCard.tsx";
import { personCard } from "./schema.ts";

/** Why it is refused, as a record brings it. */
const gapsOf = (is: string, props: object) =>
  parseBlocks([dropAbsent({ is, props })]).gaps.flatMap(({ reasons }) => reasons);

const nora = { name: "Nora Castellan", title: "Correspondent", social: { x: "nora" } };

it.each(["name", "title"] as const)("HEAD-05 a card without %s is refused", (field) => {
  const { [field]: _, ...rest } = nora;
  expect(personCard.schema.safeParse(rest).success).toBe(false);
});

it("HEAD-05 Read More hides the content until it is opened", () => {
  const props = personCard.schema.parse({ ...nora, description: "Short.", content: ["<p>Long.</p>"], featured: true });
  const html = renderToString(<PersonCard {...props} />);
  expect(html).toContain("Read More");
  expect(html).toMatch(/<details(?![^>]* open)[^>]*>.*Long\./s);
  expect(html).toContain("https://x.com/nora");
});

it.each([{}, null, undefined])("HEAD-05 social may be empty: %j", (social) => {
  expect(gapsOf("person-card", { ...nora, social })).toEqual([]);
  expect(gapsOf("person-card", { ...nora, social: "nora" })).toEqual(["social: must be a map of networks"]);
});

it("HEAD-05 without content there is no Read More", () => {
  const html = renderToString(<PersonCard {...personCard.schema.parse(nora)} />);
  expect(html).not.toContain("<details");
  expect(html).toContain("NC");
});
