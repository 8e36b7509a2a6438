// Sends a file with the words for it, and tells how much of it has left: `fetch` does not say.

import type { AddedPicture, PictureWords } from "../../../model/desk/picture-calls.ts";
import { wordsHeader } from "../../../model/desk/picture-calls.ts";
import { markedName } from "../../../model/desk/picture-name.ts";
import { callAddress, errorOf, unreached } from "../../call.ts";
import { noteSignedOut } from "../../signed-in.ts";

export async function sendPicture(
  file: File,
  words: PictureWords,
  onProgress: (share: number) => void,
): Promise<AddedPicture> {
  const name = markedName(file.name, await markOf(file));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", callAddress("pictures.add", { at: { name } }));
    request.setRequestHeader(wordsHeader, encodeURIComponent(JSON.stringify(words)));
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener("error", () => reject(unreached("PUT")));
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      if (request.status === 401) noteSignedOut();
      if (request.status !== 200) reject(errorOf(answer, request.status));
      // The own server answers as the table says.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      else resolve(answer as AddedPicture);
    });
    request.send(file);
  });
}

/** A few letters that no other file has. */
async function markOf(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
