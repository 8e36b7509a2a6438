// Where the browser says that the connection is gone (`connection-note.ts`). The server knows nothing of it.

import type { ReactNode } from "react";
import { connectionNoteId } from "./connection-note.ts";

export function ConnectionNote(): ReactNode {
  return <output id={connectionNoteId} />;
}
