// The calls about alerts.

export const alertKeyPath = "/api/alerts/key";
export const subscriptionPath = "/api/alerts/subscription";
/** What open pages listen to, among the live addresses. */
export const liveAlertsPath = "/alerts";
