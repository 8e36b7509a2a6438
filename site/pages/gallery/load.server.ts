// The gallery exists only while developing: route, page and loader are left out of the build.

import type { PageContent } from "../../page-types.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { sanitise } from "../../../model/html/sanitise.server.ts";
import type { PageContext } from "../../page-context.ts";
import { blockExamples } from "./examples.server.tsx";

export async function loadGalleryPage({ path, origin }: PageContext): Promise<PageContent<"gallery">> {
  return {
    page: "gallery",
    props: {
      examples: blockExamples(),
      richText: sanitise('Text with <em>emphasis</em> and <a href="/politics">a link</a>.', "paragraph"),
    },
    head: simpleHead({ title: "Gallery", path, origin, robots: robots.none }),
    status: 200,
    bodyClass: "gallery-page",
  };
}
