// The first script of every page, and all of it: whatever else a page needs comes when it is used.

import { runSite } from "../../core/client/run-site.ts";
import { clientSite } from "./client-site.ts";

/** Whoever cannot tell of a failure has nobody to tell of that. */
const quietly = () => undefined;

for (const failure of ["error", "unhandledrejection"])
  addEventListener(
    failure,
    (event) => void import("../tell-error.ts").then(({ tellError }) => tellError(event), quietly),
  );

runSite(clientSite);
