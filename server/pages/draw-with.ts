// A page as it would be with other content than stands, drawn by the same code: for whoever decides whether it shall.

import type { Block } from "../../content/blocks/schemas.ts";
import type { ContentClient } from "../../content/client.ts";
import { pageMaker } from "../../core/make-page.server.ts";
import { documentRenderer } from "../../core/render-document.server.tsx";
import type { Regions } from "../../content/layouts/regions.ts";
import type { PageRequest } from "../../site/page-context.ts";
import { blocksOf } from "../../site/pages/page-blocks.ts";
import { siteDefinition } from "../../site/site-definition.server.ts";
import { siteDrawing } from "../../site/site-drawing.server.tsx";
import { events } from "../log.ts";
import { pageAddress } from "./page-address.ts";
import type { PageServiceParts } from "./page-service.ts";

export interface DrawnPage {
  html: string;
  status: number;
  blocks: Block[];
  /** Of a page that takes a layout. */
  regions: Regions | undefined;
  /** The content-security policy of its document; none while developing. */
  policy: string | undefined;
}

/** Undefined where a redirect stands. */
export type DrawPageWith = (
  path: string,
  changed: (content: ContentClient) => ContentClient,
  /** For a story that is not out yet. */
  request?: Pick<PageRequest, "preview">,
) => Promise<DrawnPage | undefined>;

export function drawPageWith(parts: PageServiceParts): DrawPageWith {
  const makePage = pageMaker(siteDefinition);
  const render = documentRenderer(siteDrawing);
  const document = {
    ...parts.document,
    onError: (error: unknown) => parts.log.warn({ err: error }, events.renderFailed),
  };
  return async (path, changed, request = {}) => {
    const keys = new Set<string>();
    const outcome = await makePage(parts.env, ({ noteFailure }) =>
      parts.openContext(
        { ...pageAddress(path), ...request },
        {
          content: changed(parts.openClient(keys)),
          ...(parts.openArchive && { archive: parts.openArchive(keys) }),
          now: parts.now(),
          noteFailure,
        },
      ),
    );
    if ("redirect" in outcome) return undefined;
    const { content } = render.document(outcome.page, document);
    return {
      status: outcome.page.status,
      html: content.parts.map(String).join(""),
      blocks: blocksOf(outcome.page),
      regions: "regions" in outcome.page.props ? outcome.page.props.regions : undefined,
      policy: parts.policies?.[content.kind](outcome.page.outside),
    };
  };
}
