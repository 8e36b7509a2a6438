// The words that stand for a picture whose record brings none: its caption, without markup.

import { plainText } from "../../../model/html/plain-text.ts";

export function plainCaption(caption: string | undefined): string {
  return caption === undefined ? "" : plainText(caption);
}
