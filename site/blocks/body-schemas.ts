// The blocks of article bodies and static pages.

import { heading } from "./heading/schema.ts";
import { paragraph } from "./paragraph/schema.ts";

export const bodySchemas = {
  heading,
  paragraph,
};
