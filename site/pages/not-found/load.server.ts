// NF-01 … NF-06: the page for an address that leads nowhere, with the stories nearest to its words.

import type { BlockOf } from "../../../content/blocks/schemas.ts";
import type { Suggestion } from "../../../content/client.ts";
import { contactPath } from "../../../model/forms/form-pages.ts";
import { reportOf } from "../../../model/forms/missing-address.ts";
import { freshForm, type ReadersForm } from "../../../model/forms/form-state.ts";
import { contactForm } from "../../blocks/contact-form/schema.ts";
import type { PageContent } from "../../page-types.ts";
import type { PageContext } from "../../page-context.ts";
import { wordsOfPath } from "./bad-path.ts";
import { notFoundHead } from "./head.ts";
import { badAddress } from "./report-url.ts";

const mostSuggestions = 6;

/** What a record would say of the form. */
const ownForm = contactForm.schema.parse({
  formId: "missing-link",
  title: "Report the link as missing",
  labels: { submit: "Send report" },
});

/** ERR-04: a failure is logged and the page goes on without. */
async function suggestionsFor(context: PageContext): Promise<Suggestion[]> {
  const words = wordsOfPath(context.path);
  if (words === "") return [];
  try {
    return await context.content.suggestions(words, mostSuggestions);
  } catch (error) {
    context.noteFailure();
    context.log.error("suggestions failed", { message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

export async function loadNotFoundPage(context: PageContext, message: string): Promise<PageContent<"not-found">> {
  const [suggestions, report] = await Promise.all([suggestionsFor(context), reportForm(context)]);
  return {
    page: "not-found",
    props: {
      message,
      path: context.path,
      suggestions: suggestions.map(({ url, title, imageUrl }) => ({
        url,
        title,
        ...(imageUrl !== undefined && { imageUrl }),
      })),
      report,
    },
    head: notFoundHead,
    status: 404,
    bodyClass: "error-page",
  };
}

/** NF-05: the form of the page is filled in with the address. */
export function missingLinkForm(path: string): ReadersForm {
  return { kind: "contact-form", ...freshForm(reportOf(badAddress(path))) };
}

/** NF-05: the link leads to the contact page; where nothing can be written there, the form stands here. */
async function reportForm({ content, noteFailure, log }: PageContext): Promise<BlockOf<"contact-form">[]> {
  try {
    const contact = await content.byPath("static_page", contactPath);
    const isThere = contact?.published === true && contact.blocks.some(({ kind }) => kind === "contact-form");
    return isThere ? [] : [{ kind: "contact-form", props: ownForm }];
  } catch (error) {
    noteFailure();
    log.error("contact page failed", { message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}
