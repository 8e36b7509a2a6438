// An embed in one line, for paper: what it is, whose, and the address to type.

import type { ReactNode } from "react";
import type { EmbedDescription } from "../../model/embeds/embed-description.ts";

export function EmbedLine({ provider, thing, href }: EmbedDescription): ReactNode {
  if (href === undefined) return null;
  const name = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
  return (
    <p>
      {provider === undefined ? name : `${name} on ${provider}`}: <a href={href}>{href.replace(/^https:\/\//, "")}</a>
    </p>
  );
}
