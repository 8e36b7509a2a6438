// What is known of a file among the uploads, or of a picture elsewhere: its words, who made it, and what of it must not be cut off.

import { z } from "zod";
import { credit } from "../../model/fields/picture-fields.server.ts";
import { number, pictureUrl, richText, text } from "../../model/fields/schema-kit.server.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { mediaPath } from "../../model/pictures/media-path.server.ts";
import { recordKind, type Index } from "./record-kind.ts";

const share = number.refine((value) => value >= 0 && value <= 1, "must be between 0 and 1");
const pixels = number.refine((value) => Number.isInteger(value) && value > 0, "must be a number of pixels");

const fields = z.object({
  path: pictureUrl.optional(),
  url: pictureUrl.optional(),
  alt: text.optional(),
  credit,
  caption: richText("paragraph").optional(),
  focalPoint: z.object({ x: share, y: share }).optional(),
  width: pixels.optional(),
  height: pixels.optional(),
});

const schema = fields.transform(({ path, url, ...rest }, context) => {
  const address = path ?? url;
  if (address === undefined) {
    context.addIssue({ code: "custom", path: ["path"], message: "is missing" });
    return z.NEVER;
  }
  return { ...rest, path: mediaPath(address) };
});

export type Media = z.output<typeof schema>;

export const media = recordKind({ schema, index });

function index({ path }: Media): Index {
  return { path, at: 0, published: true, lists: [everythingList] };
}
