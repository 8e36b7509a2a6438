// What an alert is when it reaches a device. Written by the server, read by the service worker.

export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site, or a whole address. */
  url: string;
  /** A message with the same one takes the place of the one before. */
  tag: string;
  /** Stays until the reader has seen it. */
  urgent?: true;
}
