// What is written down of a person, before it is a record.

export interface PersonFacts {
  name: string;
  title: string;
  short: string;
  /** The biography, a paragraph each. */
  full: readonly string[];
  featured?: boolean;
  showPageUrl?: string;
}
