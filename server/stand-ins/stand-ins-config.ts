// Whether the site itself stands in for the outside services of its demo. docs/operating.md holds the same in words.

import { z } from "zod";

export const standInsConfig = { STAND_INS: z.enum(["on", "off"]).default("off") };
