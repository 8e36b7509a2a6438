// What a browser measures of a page, by the names of the Web Vitals initiative, and where it is told.

export const vitalNames = ["LCP", "CLS", "INP", "TTFB", "FCP"] as const;
export type VitalName = (typeof vitalNames)[number];

export const vitalsPath = "/api/vitals";

/** Of one document; more are not told. */
export const mostNavigations = 20;

/** Values in milliseconds, CLS as it is. No word on who reads. */
export interface VitalsReport {
  /** The kind of the page that the document came with. */
  page: string;
  vitals: Partial<Record<VitalName, number>>;
  /** From a click to the next page, by the kind of that page. */
  navigations: { page: string; ms: number }[];
}
