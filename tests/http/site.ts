// Asking the running site, as tests do.

import { parse, type HTMLElement } from "node-html-parser";
import { inject } from "vitest";

export const siteUrl = (): string => inject("siteUrl");

export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(siteUrl() + path, { redirect: "manual", headers });
}

export interface FetchedDocument {
  response: Response;
  html: string;
  root: HTMLElement;
}

export async function getDocument(path: string): Promise<FetchedDocument> {
  const response = await get(path);
  const html = await response.text();
  return { response, html, root: parse(html) };
}

export const article = "/politics/senate-clears-storm-recovery-bill";
