// For tests: a site that is not this one, with two pages, one layout and one rule. Nothing in core/ knows what a newsroom is.

import type { AnyPageContent } from "../page-object.ts";

export interface Notebook {
  pages: { note: { text: string }; shelf: { notes: string[] }; trouble: { message: string } };
  layout: "cover" | "trouble";
  shell: { motto: string };
  env: { assetsPath: string };
  serverOnly: { pen: string };
}

export const minute = 60_000;

export const head = (title: string) => ({ title, tags: [], jsonLd: [] });

export const trouble = (status: number, message: string): AnyPageContent<Notebook> => ({
  page: "trouble",
  props: { message },
  head: head(message),
  status,
  bodyClass: "trouble",
});
