// The pages that are the same for everyone until the device fills them in: by the names of their routes, and where they are on this site.

import { addressOf } from "../../model/addresses/address-of.ts";

export const devicePageNames = ["offline", "saved", "settings"] as const;

export const offlinePath = addressOf("/offline");
export const savedPath = addressOf("/saved");
export const settingsPath = addressOf("/settings");
