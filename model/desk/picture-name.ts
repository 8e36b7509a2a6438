// What a picture that comes from somebody's device is called: as it was there, in letters that addresses have, with a mark of its bytes. The same
// file sent twice is one file, and no other takes its place.

const longest = 80;

/** `Über uns 1.JPG` with the mark `1f0a…` → `uber-uns-1-1f0a….jpg`. */
export function markedName(fileName: string, mark: string): string {
  const cut = fileName.lastIndexOf(".");
  const [stem, ending] = cut === -1 ? [fileName, ""] : [fileName.slice(0, cut), fileName.slice(cut)];
  return fileNameOf(`${plain(stem).slice(0, longest) || "picture"}-${mark}${ending.toLowerCase()}`);
}

/** One name, whatever was sent. */
export function fileNameOf(name: string): string {
  const cut = name.lastIndexOf(".");
  return cut === -1 ? plain(name) : `${plain(name.slice(0, cut))}.${plain(name.slice(cut + 1))}`;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
