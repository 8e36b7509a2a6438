// The style sheets that carry the brand: the shell's, which every page has, and that of AMP pages. The brand's fonts and colours stand at their
// end, so that no page asks for one more file and its own hold over the usual ones.

import { contentHash, withCompressed } from "./brand-files.ts";

export interface BrandedStyles {
  /** By address, with their smaller forms. */
  contents: [path: string, bytes: Buffer][];
  /** The list of what each page needs, naming them. */
  pageStyles: string;
}

const shellSheet = /\/assets\/shell-[\w-]+\.css/;
export const ampSheet = "/amp.css";

/** `read` gives a built file. Without a style of the brand's all is as it was built. */
export function brandedStyles(pageStyles: string, style: string, read: (path: string) => string): BrandedStyles {
  const [shell] = shellSheet.exec(pageStyles) ?? [];
  if (style === "" || shell === undefined) return { contents: [], pageStyles };
  const text = read(shell) + style.replaceAll("url(/assets/", "url(./");
  const path = `/assets/shell-${contentHash(text)}.css`;
  return {
    contents: [
      ...withCompressed(path, Buffer.from(text)),
      ...withCompressed(ampSheet, Buffer.from(read(ampSheet) + style)),
    ],
    pageStyles: pageStyles.replaceAll(shell, path),
  };
}
