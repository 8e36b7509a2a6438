// The renderers of the body blocks.

import type { BodyKind } from "../../content/blocks/schemas.ts";
import { embedComponents } from "../embeds/embed-components.ts";
import { ContactForm } from "./contact-form/ContactForm.tsx";
import { Newsletter } from "./newsletter/Newsletter.tsx";
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
  "contact-form": ContactForm,
  newsletter: Newsletter,
  pdf: Pdf,
  "raw-html": RawHtml,
  slider: Slider,
  "shared-video": SharedVideo,
  "video-inline": VideoInline,
};
