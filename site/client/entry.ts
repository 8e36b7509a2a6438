// The first script of every page, and all of it: whatever else a page needs comes when it is used.

import { runSite } from "../../core/client/run-site.ts";
import { clientSite } from "./client-site.ts";

for (const failure of ["error", "unhandledrejection"])
  addEventListener(
    failure,
    (event) => void import("../tell-error.ts").then(({ tellError }) => tellError(event), String),
  );

runSite(clientSite);
