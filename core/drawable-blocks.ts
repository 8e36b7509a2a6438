// A block that throws must leave a gap, not a broken page (BLOCK-01). Trying every block before drawing it would cost each page twice,
// so it is done only after a page has failed: the page is drawn again, carefully.

import { createContext, type ReactNode } from "react";

/** Says whether an element can be drawn; absent while nobody has reason to doubt. */
export const DrawableBlocks = createContext<((element: ReactNode, name: string) => boolean) | undefined>(undefined);
