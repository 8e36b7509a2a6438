// Asks the server for the page object of an address. Redirects inside the site are followed here; the answer says where it ended.

import { HttpError } from "../../model/http-error.ts";
import { allowsHosts } from "../outside-hosts.ts";
import type { PageAnswer, PageArrival, SiteTypes } from "../page-object.ts";

const mostRedirects = 10;

export interface PageAt<S extends SiteTypes> {
  kind: "page";
  page: PageArrival<S>;
  /** Where the redirects ended. */
  url: URL;
}

export type Arrival<S extends SiteTypes> =
  | PageAt<S>
  /**
   * Another site, a newer build of this one, a page that needs another policy, stands in another shell or is a document of another kind:
   * only a document load can go there.
   */
  | { kind: "leave"; to: string };

/** What the document on show was made by and what its policy allows. */
export interface OwnDocument {
  build: string;
  allows: readonly string[] | undefined;
  /** What stands around its page. */
  shell: string;
}

export type Asking = Pick<RequestInit, "signal" | "priority">;

export async function fetchPage<S extends SiteTypes>(url: URL, own: OwnDocument, asking: Asking): Promise<Arrival<S>> {
  let target = url;
  for (let turn = 0; turn < mostRedirects; turn += 1) {
    // Or the browser may answer with what it had minutes ago: what shared caches are told holds for it too.
    const response = await fetch(`/_page${target.pathname}${target.search}`, {
      cache: "no-cache",
      ...asking,
    });
    if (!response.headers.get("content-type")?.startsWith("application/json")) {
      throw new HttpError("", response.ok ? 500 : response.status);
    }
    const answer: PageAnswer<S> = await response.json();
    if (answer.build !== own.build || "document" in answer) return { kind: "leave", to: target.href };
    if ("page" in answer) {
      const { needs, shell } = answer.page;
      return allowsHosts(own.allows, needs) && shell === own.shell
        ? { kind: "page", page: answer.page, url: target }
        : { kind: "leave", to: target.href };
    }
    target = new URL(answer.redirect.to, target);
    if (target.origin !== url.origin) return { kind: "leave", to: target.href };
  }
  throw new HttpError("Too many redirects", 508);
}
