// ART-12: a live blog's updates stand in its body as headings that begin with a time of day: “9:42 a.m. — The antenna turns”.

import type { Block } from "../../content/blocks/schemas.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";

const update = /^(?<time>\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?(?:\s(?:ET|CT|MT|PT))?)\s*[—–:|-]\s*(?<title>\S.*)$/is;

/** The same blocks; headings that are updates carry their time apart. `clean` makes a piece of safe text safe text again. */
export function markUpdates<B extends Block>(blocks: readonly B[], clean: (html: string) => SafeHtml): B[] {
  return blocks.map((block) => {
    if (block.kind !== "heading") return block;
    const { time, title } = update.exec(block.props.text)?.groups ?? {};
    return time === undefined || title === undefined
      ? block
      : { ...block, props: { ...block.props, text: clean(title), time } };
  });
}
