// A redirect in both forms of a page: as a status with its Location for documents, as JSON for client navigations.

import type { NewsSite } from "../../site/page-types.ts";
import type { PageAnswer } from "../../core/page-object.ts";
import type { RedirectStatus } from "../../core/redirect.ts";
import { encodeUtf8 } from "./encode-utf8.ts";

export type PageForm = "html" | "json";

export const contentTypes = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const satisfies Record<PageForm, string>;

export interface RedirectAnswer {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

export function redirectAnswer(
  { to, status }: { to: string; status: RedirectStatus },
  form: PageForm,
  build: string,
): RedirectAnswer {
  if (form === "html") {
    return { status, body: Buffer.alloc(0), headers: { "content-type": contentTypes.html, location: headerSafe(to) } };
  }
  const answer: PageAnswer<NewsSite> = { build, redirect: { to, status } };
  return { status: 200, body: encodeUtf8([JSON.stringify(answer)]), headers: { "content-type": contentTypes.json } };
}

/** A Location header is visible ASCII. */
export function headerSafe(address: string): string {
  return address.toWellFormed().replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
}
