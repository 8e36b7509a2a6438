// How long the parts of a record may be: far more than a newsroom writes, and little enough that no text or list holds up the site.
// docs/content.md has them as a table.

export const limits = {
  recordBytes: 5 * 1024 * 1024,
  /** Texts, numbers, lists and objects, all together. */
  recordValues: 500_000,
  /** Lists and objects within each other. */
  recordDepth: 64,
  /** Ids, and the paths of sections, tags, shows and people. Index entries of PostgreSQL hold at most 2,704 bytes. */
  idBytes: 500,
  addressBytes: 2_000,
  /** An address on this site under which a record is found. */
  pathBytes: 1_000,
  headline: 1_000,
  /** Any other plain text. */
  text: 5_000,
  /** The name of a component, a network, a kind: a word. */
  word: 200,
  richText: 500_000,
  richTextTags: 20_000,
  /** Elements within each other. */
  richTextDepth: 100,
  /** Of a body, or a region of a layout. */
  components: 5_000,
  listElements: 5_000,
  /** Lists a record belongs to: its sections, its tags with their ancestors, its shows and people. */
  filedUnder: 500,
  /** Of a whole record, as `content/records/page-weight.ts` counts it. */
  recordWeight: 20_000_000,
  /** Of what one page shows of a record. */
  pageWeight: 1_500_000,
  /** Of a record that stands on every page. */
  shellWeight: 400_000,
  /** Of what lists show of a record. */
  cardWeight: 6_000,
  /** Of fields that the site does not read. */
  unreadText: 500_000,
  unreadElements: 20_000,
} as const;

const figures = new Intl.NumberFormat("en-US");

export const longerThan = (most: number, unit = "characters"): string =>
  `is longer than ${figures.format(most)} ${unit}`;

export const moreThan = (most: number, things: string): string => `has more than ${figures.format(most)} ${things}`;

/** `content/records/page-weight.ts` says how that is counted. */
export const heavierThan = (most: number, weight: number, where: string): string =>
  `weighs ${figures.format(weight)} ${where}, more than ${figures.format(most)}`;
