import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { MenuContents } from "./MenuContents.tsx";

const drawn = (dead: readonly string[]) => renderToString(<MenuContents dead={dead} />);

it("HEADER-06 a category without links has nothing to unfold", () => {
  const [filled] = brand.menu.filter(({ url, links }) => url !== undefined && links.length > 0);
  const [label, links] = [filled?.label ?? "", filled?.links ?? []];
  expect(drawn([])).toContain(`aria-label="Show more of ${label}"`);
  const html = drawn(links.map(({ url }) => url));
  expect(html).toContain(`>${label}</a>`);
  expect(html).not.toContain(`aria-label="Show more of ${label}"`);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});
