import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LegalLinks } from "../legal-links/LegalLinks.tsx";
import legalExample from "../legal-links/example.json" with { type: "json" };
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import example from "./example.json" with { type: "json" };
import { VideoNavigation } from "./VideoNavigation.tsx";

it("VIDEO-06 the two entries are drawn as named lists of links", () => {
  const [navigation, legal] = parseBlocks([example, legalExample]).blocks;
  if (navigation?.kind !== "video-navigation" || legal?.kind !== "legal-links") throw new Error("are other blocks");
  expect(renderToString(<VideoNavigation {...navigation.props} />)).toMatch(
    /<nav aria-label="Video".*href="\/video\/topics"/s,
  );
  const html = renderToString(<LegalLinks {...legal.props} />);
  expect(html).toMatch(/<nav aria-label="Legal".*href="\/terms-of-use"/s);
  expect(html).toContain("Some videos are for viewers");
});
