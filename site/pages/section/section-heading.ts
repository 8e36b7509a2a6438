// Decisions about the top of a section front.

import type { Block } from "../../../content/blocks/schemas.ts";

/** FRONT-05: the front's own heading is shown only when the pre-content brings none. */
export function needsHeading(preContent: readonly Block[]): boolean {
  return !preContent.some(isTitle);
}

export function isTitle({ kind }: Block): boolean {
  return kind === "sponsored-heading" || kind === "category-heading";
}

/** FRONT-04. */
export function sectionBodyClass(title: string, preContent: readonly Block[]): string {
  const isTakenOver = preContent.some(
    (block) => block.kind === "sponsored-heading" && block.props.level === "takeover",
  );
  return ["section-front", title.toLowerCase(), ...(isTakenOver ? ["takeover"] : [])].join(" ");
}
