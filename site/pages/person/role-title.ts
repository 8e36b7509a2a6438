// What someone is called whose record gives no title.

import { hasTelevision } from "../../../model/brand.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";

const usual: Readonly<Record<RecordDocs["person"]["role"], string>> = {
  Author: "Author",
  Personality: hasTelevision ? "On-air personality" : "Journalist",
};

export function titleOf({ title, role }: Pick<RecordDocs["person"], "title" | "role">): string {
  return title ?? usual[role];
}
