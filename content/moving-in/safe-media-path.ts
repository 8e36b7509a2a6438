// Where a picture or file of another system stands among the uploads.

import { createHash } from "node:crypto";
import { extname } from "node:path";
import { downloadTypes } from "../media/download-types.ts";

/** What pages show. */
const shown = /\.(?:avif|gif|jpe?g|m4a|mp3|mp4|pdf|png|svg|vtt|webm|webp)$/i;

/** What the site serves from its uploads; nothing else is brought in. */
export function isServed(path: string): boolean {
  return shown.test(path) || extname(path).toLowerCase() in downloadTypes;
}

/** Letters that the resizer's addresses can carry; a name with others keeps what tells it from its neighbours. */
export function safeMediaPath(path: string): string {
  return decoded(path)
    .split("/")
    .filter((name) => name !== "")
    .map((name) => {
      const plain = name.replaceAll(/[^\w.-]+/g, "-").replace(/^\.+/, "");
      if (plain === name) return name;
      return `${createHash("sha1").update(name).digest("hex").slice(0, 8)}-${plain}`;
    })
    .join("/");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
