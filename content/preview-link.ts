// ART-08: the address under which a record can be seen before it is out, for as long as it says.

import { spellPath } from "../model/addresses/path-spelling.ts";
import { previewedTypes, previewSecret, signPreview, type PreviewedType } from "./preview-token.ts";
import { isOut, isVideoOut } from "./records/is-out.ts";
import type { RecordDocs, RecordType } from "./records/kinds.ts";
import type { RecordName } from "./records/parse-record.ts";
import type { Store } from "./store/store.ts";
import { pathOfRecord } from "./with-previewed.ts";

export const previewHours = { usual: 72, most: 90 * 24 };

/** Everyone sees these as soon as they are stored. */
const alwaysOut: readonly RecordType[] = ["person", "section", "tag"];

interface PreviewParts {
  store: Pick<Store, "byId" | "secret">;
  /** Of the settings; otherwise it is the store's own. */
  secret: string | undefined;
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  until: number;
}

export type PreviewLink =
  /** Everyone can see what is out: its address needs no more. */
  | { is: "link" | "out"; address: string }
  | { is: "missing" }
  /** Records of this kind are no pages. */
  | { is: "no page" }
  | { is: "elsewhere"; address: string };

export async function previewLink(
  { type, id }: RecordName,
  { store, secret, origin, now, until }: PreviewParts,
): Promise<PreviewLink> {
  const previewed = previewedTypes.find((one) => one === type);
  if (previewed === undefined && !alwaysOut.includes(type)) return { is: "no page" };
  const doc = await store.byId(type, id);
  if (doc === undefined) return { is: "missing" };
  const home = pathOfRecord(type, doc);
  if (home === undefined) return { is: "elsewhere", address: "canonical_url" in doc ? (doc.canonical_url ?? "") : "" };
  const address = origin + spellPath(home);
  if (previewed === undefined || isSeen(previewed, doc, now)) return { is: "out", address };
  const token = signPreview({ type: previewed, id, until }, secret ?? (await store.secret(previewSecret)));
  return { is: "link", address: `${address}?preview=${token}` };
}

function isSeen(type: PreviewedType, doc: RecordDocs[RecordType], now: number): boolean {
  if (!("published" in doc)) return true;
  return type === "video" ? isVideoOut(doc, now) : isOut(doc, now);
}
