// The renderers of the body blocks.

import type { BodyKind } from "../../content/blocks/schemas.ts";
import { embedComponents } from "../embeds/embed-components.ts";
import { Pdf } from "./pdf/Pdf.tsx";
import { RawHtml } from "./raw-html/RawHtml.tsx";
import type { Renderers } from "./renderers.ts";
import { SharedVideo } from "./shared-video/SharedVideo.tsx";
import { Slider } from "./slider/Slider.tsx";
import { textComponents } from "./text-components.ts";
import { VideoInline } from "./video-inline/VideoInline.tsx";

export const bodyComponents: Renderers<BodyKind> = {
  ...embedComponents,
  ...textComponents,
  pdf: Pdf,
  "raw-html": RawHtml,
  slider: Slider,
  "shared-video": SharedVideo,
  "video-inline": VideoInline,
};
