/** Where the making of a page says what went wrong; `event` is one of a few fixed texts. */
export interface PageLog {
  info(event: string, details?: object): void;
  warn(event: string, details?: object): void;
  error(event: string, details?: object): void;
}
