/** What the publisher of a new brand is asked. */
export interface Answers {
  name: string;
  domain: string;
  slogan: string;
  /** To which readers write. */
  email: string;
  /** Between commas. */
  sections: string;
  /** Begins with a y where it has. */
  television: string;
  /** Empty: the usual ones. */
  language: string;
  timeZone: string;
}
