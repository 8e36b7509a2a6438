// What a bucket says in XML: a page of its list, or why it refuses.

import { SaxesParser } from "saxes";

export interface ListedObject {
  key: string;
  size: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Without its quotes. */
  etag: string;
}

export interface ListedPage {
  objects: ListedObject[];
  /** Where the next page begins. */
  next?: string;
}

/** Each element that holds text alone, with the name of the one around it. */
function textsIn(xml: string, each: (name: string, text: string, around: string | undefined) => void): void {
  const open: string[] = [];
  let text = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open.push(name);
    text = "";
  });
  parser.on("text", (part) => (text += part));
  parser.on("closetag", ({ name }) => {
    open.pop();
    each(name, text, open.at(-1));
  });
  parser.write(xml).close();
}

/** Keys come with escapes: XML cannot hold every letter that they may have. */
function readKey(written: string): string {
  return decodeURIComponent(written.replaceAll("+", " "));
}

export function readList(xml: string): ListedPage {
  const objects: ListedObject[] = [];
  let next: string | undefined;
  let one: Record<string, string> = {};
  textsIn(xml, (name, text, around) => {
    if (around === "Contents") one[name] = text;
    else if (name === "NextContinuationToken") next = text;
    if (name !== "Contents") return;
    const { Key = "", Size = "", LastModified = "", ETag = "" } = one;
    objects.push({
      key: readKey(Key),
      size: Number(Size),
      at: Date.parse(LastModified),
      etag: ETag.replaceAll('"', ""),
    });
    one = {};
  });
  return { objects, ...(next !== undefined && next !== "" && { next }) };
}

/** Such as `NoSuchBucket`; empty where the answer says nothing of the kind. */
export function readErrorCode(xml: string): string {
  let code = "";
  try {
    textsIn(xml, (name, text, around) => {
      if (name === "Code" && around === "Error") code = text;
    });
  } catch {
    // A proxy in between may speak HTML.
  }
  return code;
}
