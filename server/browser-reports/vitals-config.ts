import { z } from "zod";

export const vitalsConfig = {
  VITALS_SHARE: z.coerce.number().min(0).max(1).default(0),
};
