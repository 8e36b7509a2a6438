/**
 * Counts up whenever parsing or indexing changes what is stored beside a record's own text. A row prepared by another
 * version is prepared again from its source when it is read; importing an export files it anew under the current rules.
 */
export const PREPARED_VERSION = 7;
