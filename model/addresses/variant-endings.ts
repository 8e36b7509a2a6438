// ART-01: a story's address with an ending is that story to print, or for AMP.

export const printEnding = ".print";
export const ampEnding = ".amp";

export const printPath = /\.print(\.html)?$/;
export const ampPath = /\.amp(\.html)?$/;

/** The article's own address, whichever variant was asked for. Only one ending is one: `/a.print.amp` is no address of anything. */
export function withoutVariantEnding(path: string): string {
  return printPath.test(path) ? path.replace(printPath, "") : path.replace(ampPath, "");
}
