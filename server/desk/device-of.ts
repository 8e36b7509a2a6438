// What a device is called in the list of sessions, and how it is known again. Versions are left out: a browser that renews itself stays the same.

const browsers = [
  [/\bEdg\//, "Edge"],
  [/\bFirefox\//, "Firefox"],
  [/\b(Headless)?Chrom(e|ium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

export function deviceOf(userAgent: string | undefined): string {
  const named = (names: typeof browsers | typeof systems) =>
    names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? "unknown";
  return `${named(browsers)} on ${named(systems)}`;
}
