// Where the news alert stands. The server draws it; from then on it belongs to `live-alerts.ts` (`site/page-shown.ts` fetches it).

import type { ReactNode } from "react";
import type { ShownAlert } from "../alerts/shown-alert.ts";
import { AlertBanner } from "./AlertBanner.tsx";

export function AlertPlace({ alert }: { alert: ShownAlert | undefined }): ReactNode {
  return (
    <div data-alert-place="">
      <AlertBanner alert={alert} />
    </div>
  );
}
