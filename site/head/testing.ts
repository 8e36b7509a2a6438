// For tests of heads: what a head says.

import type { Head } from "../../core/head.ts";

export const origin = "https://www.meridian.example";

export function content(head: Head, name: string): string | undefined {
  return contents(head, name)[0];
}

export function contents(head: Head, name: string): string[] {
  return head.tags.flatMap(({ attributes }) =>
    attributes["name"] === name || attributes["property"] === name ? [attributes["content"] ?? ""] : [],
  );
}

export function href(head: Head, rel: string): string | undefined {
  return head.tags.find(({ attributes }) => attributes["rel"] === rel)?.attributes["href"];
}

export function structured(head: Head, type: string): Record<string, unknown> {
  const found = head.jsonLd.find((data) => Reflect.get(data, "@type") === type);
  return { ...found };
}
