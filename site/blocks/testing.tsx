// For tests: a block as a record brings it, read by its schema and drawn as pages draw it.

import { parse, type HTMLElement } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { isBodyBlock } from "../../content/blocks/is-body-block.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import type { BlockOf, BodyKind } from "../../content/blocks/schemas.ts";
import { StandardPage } from "../amp/standard-page.ts";
import { printComponents } from "../pages/article-print/print-components.ts";
import { PageVideos, type KnownVideos } from "../video/known-video.ts";
import { ampComponents } from "./amp-components.ts";
import { Blocks } from "./Blocks.tsx";
import { blockComponents } from "./registry.ts";

export function bodyBlocks(components: unknown[]): BlockOf<BodyKind>[] {
  return parseBlocks(components).blocks.filter(isBodyBlock);
}

/** Its fields as the schema leaves them; undefined when it is refused. */
export function propsOf(is: string, props: object): object | undefined {
  return parseBlocks([{ is, props }]).blocks[0]?.props;
}

/** Why it is refused. */
export function gapsOf(is: string, props: object): string[] {
  return parseBlocks([{ is, props }]).gaps.flatMap(({ reasons }) => reasons);
}

/** React marks where two texts meet; readers see none of it. */
const withoutMarks = (html: string) => html.replaceAll("<!-- -->", "");

export function drawBlock(is: string, props: object): string {
  const { blocks } = parseBlocks([{ is, props }]);
  return withoutMarks(renderToString(<Blocks blocks={blocks} renderers={blockComponents} />));
}

export function drawPrinted(is: string, props: object): string {
  return withoutMarks(renderToString(<Blocks blocks={bodyBlocks([{ is, props }])} renderers={printComponents} />));
}

/** On the AMP page of the story at `/politics/a`. */
export function drawAmp(is: string, props: object, videos: KnownVideos = {}): HTMLElement {
  return parse(
    renderToString(
      <StandardPage value="/politics/a">
        <PageVideos value={videos}>
          <Blocks blocks={bodyBlocks([{ is, props }])} renderers={ampComponents} />
        </PageVideos>
      </StandardPage>,
    ),
  );
}
