// A page that is a list of components (STATIC-01).

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { resolveLayout } from "../../../content/layouts/resolve-layout.ts";
import type { HeadTag } from "../../../core/head.ts";
import type { ReadersForm } from "../../../model/forms/form-state.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { fillModules } from "../../layouts/fill-modules.server.ts";
import { isExternal } from "../../../model/addresses/site-path.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { staticPageClass, staticPageImage } from "./static-page.ts";

/** The page brings scripts and style sheets of its own, which may come from elsewhere. */
function otherHosts(addresses: readonly string[]): string[] {
  return addresses.filter(isExternal).flatMap((address) => URL.parse(address)?.origin ?? []);
}

/** What a link in a letter, or the report of a missing page, leads to. */
const isReaders = ({ stage, values }: ReadersForm) => stage !== "open" || Object.keys(values).length > 0;

export async function loadStaticPage(
  context: PageContext,
  record: RecordDocs["static_page"],
): Promise<PageContent<"static">> {
  if (!record.published) throw notFound(messages.pageNotFound);
  const { content, log, now, path, origin, form } = context;
  const noteFailure = () => context.noteFailure();
  const { regions } = await resolveLayout({ main: record.blocks }, { content, log, now, noteFailure });
  const blocks = await fillModules(regions.main, context);
  const head = simpleHead({
    title: record.title,
    description: record.description,
    path,
    origin,
    imageUrl: staticPageImage(path),
    ...(record.noindex && { robots: robots.unsearched }),
    // What became of one reader’s form is for that reader.
    ...(form !== undefined && isReaders(form) && { robots: robots.none }),
  });
  const sheets = record.stylesheets.map((href): HeadTag => ({ tag: "link", attributes: { rel: "stylesheet", href } }));
  return {
    page: "static",
    props: {
      title: record.title,
      blocks,
      scripts: record.scripts,
      hasOwnStyle: sheets.length > 0,
    },
    head: { ...head, tags: [...head.tags, ...sheets] },
    status: 200,
    bodyClass: `static-page ${staticPageClass(path)}`,
    outside: { script: otherHosts(record.scripts), style: otherHosts(record.stylesheets) },
  };
}
