// An alert as the banner shows it.

export interface ShownAlert {
  id: string;
  /** Changes whenever what is shown changes. */
  rev: string;
  label: string;
  text: string;
  url?: string;
  /** Milliseconds; it is taken away then. */
  until?: number;
}

/** The version of pages without a banner. */
export const noAlert = "none";
