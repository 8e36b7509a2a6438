// The renderers of the body blocks on AMP pages: those that AMP does not allow as they are have one of their own beside the usual one.

import { createElement } from "react";
import type { BodyKind } from "../../content/blocks/schemas.ts";
import { ampEmbeds } from "../embeds/amp-embeds.tsx";
import { OnStandardPage } from "../amp/OnStandardPage.tsx";
import { AmpVideo } from "../video/AmpVideo.tsx";
import { AmpPdf } from "./pdf/amp.tsx";
import { AmpRawHtml } from "./raw-html/amp.tsx";
import type { Renderers } from "./renderers.ts";
import { AmpSlider } from "./slider/amp.tsx";
import { textComponents } from "./text-components.ts";

export const ampComponents: Renderers<BodyKind> = {
  ...ampEmbeds,
  ...textComponents,
  "contact-form": () => createElement(OnStandardPage, { thing: "form" }),
  newsletter: () => createElement(OnStandardPage, { thing: "sign-up" }),
  pdf: AmpPdf,
  "raw-html": AmpRawHtml,
  "shared-video": AmpVideo,
  slider: AmpSlider,
  "video-inline": AmpVideo,
};
