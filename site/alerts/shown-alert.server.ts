// Which alert stands above every page: the newest that is not over. One at a time: two banners are no banner.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { markOf } from "../live/content-mark.server.ts";
import { alertLabel } from "../../model/alerts/alert-level.ts";
import type { ShownAlert } from "./shown-alert.ts";

type Alert = RecordDocs["alert"];

const startOf = ({ publication_date }: Alert) =>
  publication_date === undefined ? 0 : Date.parse(publication_date) || 0;
const endOf = ({ expires }: Alert) => (expires === undefined ? Infinity : Date.parse(expires));

export function shownAlert(alerts: readonly Alert[], now: number): ShownAlert | undefined {
  const standing = alerts.filter((alert) => endOf(alert) > now);
  const [alert] = standing.toSorted((one, other) => startOf(other) - startOf(one));
  if (alert === undefined) return undefined;
  const { id, text, url, level, expires } = alert;
  const shown = {
    id,
    label: alertLabel(level),
    text,
    ...(url !== undefined && { url }),
    ...(expires !== undefined && { until: endOf(alert) }),
  };
  return { ...shown, rev: markOf(JSON.stringify(shown)) };
}
