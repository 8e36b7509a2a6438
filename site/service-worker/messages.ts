// What pages and the worker say to each other. Whatever else arrives is not understood.

export type MessageFromPage =
  /** The reader is at this page and has seen these pictures of it. */
  | { is: "read"; url: string; pictures: string[] }
  /** The reader has saved this page, or has it no more. Answered true when it is so. */
  | { is: "keep" | "drop"; url: string }
  /** A worker that waits may take over if no page of another build is open. */
  | { is: "take-over" };

/** Answered with the build of the page. */
export const whichBuild = "which-build";

const mostPictures = 60;

export function readMessage(data: unknown): MessageFromPage | undefined {
  if (typeof data !== "object" || data === null || !("is" in data)) return undefined;
  if (data.is === "take-over") return { is: data.is };
  if (!("url" in data) || typeof data.url !== "string" || !URL.canParse(data.url)) return undefined;
  const { url } = data;
  if (data.is === "keep" || data.is === "drop") return { is: data.is, url };
  if (data.is !== "read" || !("pictures" in data) || !Array.isArray(data.pictures)) return undefined;
  const pictures = data.pictures.slice(0, mostPictures).filter((one): one is string => typeof one === "string");
  return { is: data.is, url, pictures };
}
