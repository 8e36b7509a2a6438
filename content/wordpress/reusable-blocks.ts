// Passages that several posts show, called reusable blocks or patterns: each stands where it is shown.

import { limits } from "../../model/fields/content-limits.ts";
import type { PostParts } from "./post-parts.ts";

const reference = /<!-- wp:block (\{[^<>]{0,2000}\}) \/-->/g;
/** One may show others, and an odd one itself. */
const deepest = 5;

export function withReusableBlocks(html: string, { block, tell }: Pick<PostParts, "block" | "tell">): string {
  let length = 0;
  const resolved = (text: string, depth: number): string =>
    !text.includes("<!-- wp:block ")
      ? text
      : text.replaceAll(reference, (_whole, json: string) => {
          const number = numberIn(json);
          const shown = depth > deepest ? undefined : block?.(number);
          length += shown?.length ?? 0;
          if (shown === undefined || length > limits.recordBytes) {
            tell(
              `the reusable block ${number}, which ${depth > deepest ? "shows itself" : shown === undefined ? "is not in the export" : "is too long"}`,
            );
            return "";
          }
          return `\n\n${resolved(shown, depth + 1)}\n\n`;
        });
  return resolved(html, 1);
}

function numberIn(json: string): string {
  return /"ref"\s{0,9}:\s{0,9}"?(\d{1,20})/.exec(json)?.[1] ?? "without a number";
}
