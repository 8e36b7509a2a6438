// The values the client may know of its environment (STATE-05). /api/env answers them; every page carries them.

export const versionMarker = "v74";

export interface ClientEnv {
  version: string;
  assetsPath: string;
  envStage: string;
  a57Url: string;
  staticDomain: string;
  ISADomain: string;
  facebookArticleAppId: string;
  flags: Record<string, boolean>;
  /** Where page views are counted, or "" for not at all (STATE-07). */
  analyticsUrl: string;
  /** The part of the readers, up to 1, whose pages are timed after consent. */
  vitalsShare: number;
}

export function withVersion(values: Omit<ClientEnv, "version">): ClientEnv {
  return { ...values, version: versionMarker };
}

/** The production stage is served by the www host; any other by a host of its own name. */
export function stageHost(stage: string): string {
  return stage === "prod" ? "www" : stage;
}
