import { HttpError } from "../../model/http-error.ts";
import type { MediaWords } from "./add-media.ts";

/** `0.3,0.25`: from the left and from the top; nothing for none. */
export function readFocalPoint(text: string): Exclude<MediaWords["focalPoint"], undefined> {
  if (text.trim() === "") return "";
  const [, x, y] = /^\s*(\d(?:\.\d+)?)\s*,\s*(\d(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (x === undefined || Number(x) > 1 || Number(y) > 1) {
    throw new HttpError("focalPoint must be two numbers between 0 and 1, e.g. 0.3,0.25", 400);
  }
  return { x: Number(x), y: Number(y) };
}
