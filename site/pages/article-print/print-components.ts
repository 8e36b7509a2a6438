// The renderers of the body blocks on paper: those of the article page, but for what paper cannot do.

import { bodyComponents } from "../../blocks/body-components.ts";
import { PrintedRawHtml } from "../../blocks/raw-html/PrintedRawHtml.tsx";
import type { Renderers } from "../../blocks/renderers.ts";
import type { BodyKind } from "../../../content/blocks/schemas.ts";
import { printedEmbeds } from "../../embeds/printed-embeds.tsx";
import { PrintDocument } from "./PrintDocument.tsx";
import { PrintGallery } from "./PrintGallery.tsx";
import { PrintImage } from "./PrintImage.tsx";
import { PrintVideo } from "./PrintVideo.tsx";

export const printComponents: Renderers<BodyKind> = {
  ...bodyComponents,
  ...printedEmbeds,
  // Nobody can fill in a form on paper.
  "contact-form": () => null,
  newsletter: () => null,
  "article-image": PrintImage,
  "full-span-image": PrintImage,
  pdf: PrintDocument,
  slider: PrintGallery,
  "raw-html": PrintedRawHtml,
  // A video or a gallery elsewhere: nothing to read here.
  "related-media": () => null,
  "shared-video": PrintVideo,
  "video-inline": PrintVideo,
};
