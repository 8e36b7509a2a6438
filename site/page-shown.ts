// Runs each time a page is shown, the first one once it has been painted. The shell has no room for what can wait: whatever is not needed to
// read the page starts here, each in a chunk of its own, and nothing of it may disturb the page when it fails.

import { whenIdle } from "../core/client/when-idle.ts";
import type { PageState } from "./page-types.ts";
import { worksOnlineOnly } from "./offline/works-online-only.ts";

const quietly = () => undefined;

/** `at`: when it was there, by `performance.now`. */
export function pageShown(page: PageState, build: string, at: number): void {
  const { layout, live, env } = page;
  // STATE-07: most sites measure nothing, so the code for it comes only where something is measured.
  if (env.analyticsUrl !== "")
    void import("./measure.ts").then(({ countView }) => countView(layout, env)).catch(quietly);
  if (env.vitalsShare > 0)
    whenIdle()
      .then(() => import("./measure.ts").then(({ timePage }) => timePage(page, at)))
      .catch(quietly);
  whenIdle()
    .then(() => import("./alerts/live-alerts.ts").then(({ followAlerts }) => followAlerts(live)))
    .catch(quietly);
  if ("serviceWorker" in navigator && !worksOnlineOnly(env) && !import.meta.env.DEV)
    whenIdle()
      .then(() => import("./offline/follow-reader.ts").then(({ follow }) => follow(build)))
      .catch(quietly);
}
