// A page of a list tells machines which pages stand before and after it.

import type { Head } from "../../core/head.ts";
import type { PageLinks } from "../ui/Pagination.tsx";
import { absoluteUrl } from "./addresses.ts";
import { link } from "./head-tags.ts";

export function withNeighbours(head: Head, origin: string, { previous, next }: PageLinks): Head {
  const neighbour = (rel: "prev" | "next", url: string | undefined) => link(rel, url && absoluteUrl(origin, url));
  return { ...head, tags: [...head.tags, ...neighbour("prev", previous), ...neighbour("next", next)] };
}
