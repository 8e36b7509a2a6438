// The news alert as the live stream tells open pages of it, drawn as pages draw it.

import { drawFragment } from "../../core/draw-fragment.server.tsx";
import type { ShownAlert } from "../alerts/shown-alert.ts";
import { AlertBanner } from "./AlertBanner.tsx";

export function drawAlert(alert: ShownAlert, at: number, onError: (error: unknown) => void): string {
  return drawFragment(<AlertBanner alert={alert} />, { at, name: "alert", onError });
}
