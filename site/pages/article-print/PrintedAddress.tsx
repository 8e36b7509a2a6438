// An address as paper shows it: whole, to be typed, without what every browser adds by itself.

import { createContext, useContext, type ReactNode } from "react";
import { isExternal } from "../../../model/addresses/site-path.ts";

/** Scheme and host of the site. */
export const PrintedOrigin = createContext("");

export function PrintedAddress({ url }: { url: string }): ReactNode {
  const origin = useContext(PrintedOrigin);
  return (isExternal(url) ? url : origin + url).replace(/^https?:\/\//, "");
}
