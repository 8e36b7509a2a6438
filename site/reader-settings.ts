// Where the reader's choices are saved on the device. The theme script applies them before the first paint.

export const themeCookie = "FN_theme";
export const textSizeKey = "text-size";
/** `reduce`, or absent: as the system says. */
export const motionKey = "motion";
/** There while something is followed (site/device/follow). */
export const followedKey = "followed-topics";
/** The alerts that were dismissed (site/alerts/dismissed-alerts.ts). */
export const dismissedAlertsKey = "alerts-put-away";

export type Theme = "light" | "dark";

/** VIDEO-01: the cookie when it says exactly light or dark; any other value is ignored and the operating system decides. */
export function themeInCookie(cookies: string): Theme | undefined {
  const value = new RegExp(`(?:^|;\\s*)${themeCookie}=([^;]*)`).exec(cookies)?.[1];
  return value === "light" || value === "dark" ? value : undefined;
}
