// Where the news alert stands. The server draws it; from then on it belongs to `live-alerts.ts` (`site/page-shown.ts` fetches it), and React
// leaves it alone: the client carries no code to draw it.

import type { ReactNode } from "react";
import { noHtml } from "../../core/trusted.ts";
import type { ShownAlert } from "../alerts/shown-alert.ts";
import { AlertBanner } from "./AlertBanner.tsx";

export function AlertPlace({ alert }: { alert: ShownAlert | undefined }): ReactNode {
  return import.meta.env.SSR ? (
    <div data-alert-place="">
      <AlertBanner alert={alert} />
    </div>
  ) : (
    // oxlint-disable-next-line react/no-danger
    <div data-alert-place="" dangerouslySetInnerHTML={{ __html: noHtml }} suppressHydrationWarning />
  );
}
