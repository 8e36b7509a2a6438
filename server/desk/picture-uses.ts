// A record that names a picture, as whoever asks where it is used knows it.

import type { FileUse } from "../../content/store/records/read-pictures.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { PictureUse } from "../../model/desk/picture-calls.ts";

export function useOfRecord({ type, id, path, doc, isSeen }: FileUse): PictureUse {
  return { type, id, title: titleIn(doc) ?? id, address: path === null || !isSeen ? null : spellPath(path) };
}

const titleFields = ["title", "headline", "name"] as const;

function titleIn(doc: string): string | undefined {
  const fields: Partial<Record<string, unknown>> = JSON.parse(doc);
  const titles = titleFields.map((field) => fields[field]);
  return titles.find((title): title is string => typeof title === "string" && title !== "");
}
