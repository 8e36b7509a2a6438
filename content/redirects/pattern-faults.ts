// Whether a redirect with placeholders can be understood.

import { placeholdersIn, placeholdersOfTarget } from "./placeholders.ts";
import { isPlaceholder } from "./query-patterns.ts";
import type { RedirectPlace } from "./redirect-address.ts";

interface PatternFault {
  path: string[];
  message: string;
}

export function patternFaults({ path, query = "" }: RedirectPlace, to: string): PatternFault[] {
  const inPath = placeholdersIn(path);
  const inQuery = [...new URLSearchParams(query).values()].filter(isPlaceholder);
  const names = [...inPath, ...inQuery];
  const fault = (field: string, message: string) => [{ path: [field], message }];
  const beside = path.split("/").some((segment) => segment !== "*" && segment.includes("*"))
    ? fault("id", "has a * beside other letters: it stands for whole segments")
    : [];
  if (names.length === 0) return beside;
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  const unknown = placeholdersOfTarget(to).find((name) => !names.includes(name));
  return [
    ...(inPath.length > 0 && query !== "" ? fault("id", "may have a pattern in its path or a query, not both") : []),
    ...(twice === undefined ? [] : fault("id", `has ${twice} twice`)),
    ...beside,
    ...(path.split("/").every((segment) => placeholdersIn(segment).length < 2)
      ? []
      : fault("id", "has two placeholders in one segment")),
    ...(unknown === undefined ? [] : fault("to", `has ${unknown}, which is not in its id`)),
  ];
}
