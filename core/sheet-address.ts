// A style sheet that is put together for a page. Its address says which pieces of the build's styles it holds, so that every server of the build
// can make it, whoever drew the page, and an open page can see which pieces it has.

export interface PageSheet {
  /** Names the pieces of a build. */
  mark: string;
  /** A bit each, the first piece the lowest. */
  pieces: bigint;
}

const addressed = /\/assets\/page-([0-9a-f]{8})-([1-9a-f][0-9a-f]{0,127})\.css$/;

export const sheetAddress = ({ mark, pieces }: PageSheet): string => `/assets/page-${mark}-${pieces.toString(16)}.css`;

/** On whatever host. */
export function sheetAt(address: string): PageSheet | undefined {
  const [, mark, pieces] = addressed.exec(address) ?? [];
  return mark === undefined || pieces === undefined ? undefined : { mark, pieces: BigInt(`0x${pieces}`) };
}

/** Where the part of a sheet is that those on show do not hold; undefined where they hold all of it. It begins with the first piece that is missing: those
 * of the sheet that come later have their say after it, as in the whole. */
export function missingPart(shown: readonly string[], address: string): string | undefined {
  const wanted = sheetAt(address);
  if (wanted === undefined) return shown.includes(address) ? undefined : address;
  const { mark, pieces } = wanted;
  const held = shown.reduce((all, one) => {
    const sheet = sheetAt(one);
    return sheet?.mark === mark ? all | sheet.pieces : all;
  }, 0n);
  const missing = pieces & ~held;
  if (missing === 0n) return undefined;
  const first = missing & -missing;
  return `${address.slice(0, address.lastIndexOf("-") + 1)}${(pieces & -first).toString(16)}.css`;
}
