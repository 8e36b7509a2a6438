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

/** Whether what is on show has all pieces of a sheet already. */
export function isHeldBy(shown: readonly string[], address: string): boolean {
  const wanted = sheetAt(address);
  if (wanted === undefined) return false;
  const held = shown.reduce((all, one) => {
    const sheet = sheetAt(one);
    return sheet?.mark === wanted.mark ? all | sheet.pieces : all;
  }, 0n);
  return (wanted.pieces & ~held) === 0n;
}
