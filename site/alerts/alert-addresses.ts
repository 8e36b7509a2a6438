// The calls about alerts.

export const alertKeyPath = "/api/alerts/key";
export const subscriptionPath = "/api/alerts/subscription";
/** What open pages listen to, among the live addresses. */
export const liveAlertsPath = "/alerts";

/** The same for pages that show a front: they hear of it as well, by one stream. */
export const liveFrontPath = (layout: string): string => `${liveAlertsPath}/${encodeURIComponent(layout)}`;

export const isForEveryPage = (path: string): boolean => path === liveAlertsPath || liveFrontOf(path) !== undefined;

/** The front that a live address is about, once that is decoded. */
export function liveFrontOf(path: string): string | undefined {
  return path.startsWith(`${liveAlertsPath}/`) ? path.slice(liveAlertsPath.length + 1) : undefined;
}
