// What an AMP element is told, as the JSON that AMP reads from a script inside it.

import type { ReactNode } from "react";
import { serialiseForScript } from "../../model/html/escape.ts";

export function AmpData({ data }: { data: object }): ReactNode {
  // oxlint-disable-next-line react/no-danger -- JSON of the site's own, written so that it cannot end its script
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: serialiseForScript(data) }} />;
}
