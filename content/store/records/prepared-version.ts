/**
 * Counts up whenever parsing or indexing changes what is stored beside a record's own text; a test compares what it makes of the examples.
 * A row prepared by another version is prepared again from its source when it is read, and written back in the background of a site, or by
 * `npm run content -- prepare`.
 */
export const preparedVersion = 24;
