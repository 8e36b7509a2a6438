// For pages that lead where the shell does, on paper or in AMP's care. Given by the server that draws them.

import { createContext } from "react";
import type { DeadLinks } from "./shown-links.ts";

export const DeadLinksOfPage = createContext<DeadLinks>([]);
