// The first script of every page.

import { beginWhenIdle } from "../../core/client/begin.ts";

beginWhenIdle(async () => (await import("./take-over.ts")).takeOverPage());
