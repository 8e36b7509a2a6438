// Where the standard page of the story is, for what AMP cannot show.

import { createContext } from "react";

export const StandardPage = createContext("/");
