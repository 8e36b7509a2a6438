// What someone is called whose record gives no title.

import type { RecordDocs } from "../../../content/records/kinds.ts";

const usual: Readonly<Record<RecordDocs["person"]["role"], string>> = {
  Author: "Author",
  Personality: "On-air personality",
};

export function titleOf({ title, role }: Pick<RecordDocs["person"], "title" | "role">): string {
  return title ?? usual[role];
}
