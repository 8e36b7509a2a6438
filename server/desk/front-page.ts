// The page of a front with its working copy on it: drawn as readers would get it, with marks where each module begins and ends.

import { LRUCache } from "lru-cache";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import type { ContentClient } from "../../content/client.ts";
import { whyUndrawn } from "../../content/layouts/drawn-parts.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import type { Draft } from "../../content/store/desk/draft-row.ts";
import { isHidden } from "../../model/desk/front-changes.ts";
import type { Front } from "../../model/desk/front.ts";
import { withLatePictures } from "../../model/desk/late-pictures.ts";
import { forFrame } from "../../model/desk/module-marks.ts";
import { eachRegion } from "../../model/layouts/region-names.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";
import type { DrawnPage, DrawPageWith } from "../pages/draw-with.ts";
import { addressOfFront } from "./front-address.ts";
import { withoutAbsent } from "./module-faults.ts";

type Layout = RecordDocs["layout"];

/** The modules as they will be, each block with the key of the module that it is drawn from. */
export function markedLayout(layout: Layout, front: Front): Layout {
  const marked = eachRegion((region) =>
    front[region]
      .filter((module) => !isHidden(module))
      .flatMap(({ key, component }) => {
        const { blocks } = parseBlocks([withoutAbsent(component)], region, (kind) =>
          whyUndrawn(layout.subtype, region, kind),
        );
        return blocks.map((block): Block => ({ ...block, mark: { key } }));
      }),
  );
  return { ...layout, ...marked };
}

/** Reads what readers would, with this layout in the place of the one that stands. */
function withLayout(content: ContentClient, layout: Layout): ContentClient {
  return {
    ...content,
    layout: async (subtype, elementId) => {
      const found = await content.layout(subtype, elementId);
      // One that is not published stands nowhere yet.
      const isNamed = layout.elementId !== undefined && trimSlashes(layout.elementId) === trimSlashes(elementId ?? "");
      const isNew = subtype === layout.subtype && (isNamed || found === undefined);
      return found?.id === layout.id || isNew ? layout : found;
    },
  };
}

export interface FrontOnPage extends DrawnPage {
  address: string;
  layout: Layout;
}

interface FrontPageParts {
  content: () => ContentClient;
  drawWith: DrawPageWith;
}

export type DrawFront = (draft: Draft, standing: Layout, version: string) => Promise<FrontOnPage | undefined>;

/** Milliseconds for which what was drawn is what is seen: time passes and other records change. */
const shownFor = 5000;

/** Undefined where no page shows such a layout. */
export function frontDrawing({ content, drawWith }: FrontPageParts): DrawFront {
  const drawn = new LRUCache<string, Promise<FrontOnPage | undefined>>({ max: 20, ttl: shownFor });

  async function draw({ front }: Draft, standing: Layout): Promise<FrontOnPage | undefined> {
    const layout = markedLayout(standing, front);
    const address = await addressOfFront(content(), layout);
    const page = address === undefined ? undefined : await drawWith(address, (client) => withLayout(client, layout));
    if (address === undefined || page === undefined) return undefined;
    return { ...page, html: withLatePictures(forFrame(page.html)), address, layout };
  }

  // The frame and what is told of its modules ask for the same page, one after the other.
  return (draft, standing, version) => {
    const key = [draft.layout, draft.beganAt, draft.steps, version].join(" ");
    const making = drawn.get(key) ?? draw(draft, standing);
    drawn.set(key, making);
    making.catch(() => drawn.delete(key));
    return making;
  };
}
