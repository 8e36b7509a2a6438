// IMG-01: a resized picture's address is base + path + width/height/file, with ve and tl defaulting to 1. Gifs stay as they are unless forced.

export const resizeBase = "/img";

export interface ResizeOptions {
  ve?: number;
  tl?: number;
  force?: boolean;
}

const media = "/uploads/";

/** Whether the site can make sizes of a picture: it is of the site's own media. */
export function isResizable(imageUrl: string): boolean {
  return imageUrl.startsWith(media) && !imageUrl.endsWith("/") && !/[?#]/.test(imageUrl);
}

/** Only pictures of the site's own media are resized; others keep their address. */
export function resizedUrl(imageUrl: string, width: number, height: number, options: ResizeOptions = {}): string {
  return resizing(imageUrl, options)?.(width, height) ?? imageUrl;
}

/** The addresses of a picture in other sizes, for whoever needs several; undefined for one that keeps its own. */
export function resizing(
  imageUrl: string,
  { ve = 1, tl = 1, force = false }: ResizeOptions = {},
): ((width: number, height: number) => string) | undefined {
  if (!isResizable(imageUrl) || (/\.gif$/i.test(imageUrl) && !force)) return undefined;
  const cut = imageUrl.lastIndexOf("/") + 1;
  const folder = resizeBase + imageUrl.slice(0, cut);
  const file = `/${imageUrl.slice(cut)}?ve=${ve}&tl=${tl}`;
  return (width, height) => `${folder}${width}/${height}${file}`;
}

/** Whether a picture comes in the size one asks for. */
export function comesResized(imageUrl: string): boolean {
  return resizing(imageUrl) !== undefined;
}

export interface ResizeRequest {
  source: string;
  width: number;
  height: number;
}

/** The way back: which picture an address of this scheme asks for, in which size. */
export function parseResizedUrl(path: string): ResizeRequest | undefined {
  const match =
    /^\/img(?<folder>\/uploads\/(?:[^/]+\/)*?)(?<width>[1-9]\d{0,3})\/(?<height>[1-9]\d{0,3})\/(?<file>[^/]+)$/.exec(
      path,
    );
  if (match?.groups === undefined) return undefined;
  const { folder = "", width, height, file = "" } = match.groups;
  return { source: folder + file, width: Number(width), height: Number(height) };
}
