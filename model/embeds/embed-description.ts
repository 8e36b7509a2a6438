// What an embed is to a reader who has not loaded it: whose it is, what it is, and where the original stands.

export interface EmbedDescription {
  /** Whose it is; absent where the provider is the publisher's own choice of service. */
  provider?: string;
  /** By which a reader's word on it is remembered, where the kind of block is not enough. */
  service?: string;
  /** In lower case: `post`, `video`. */
  thing: string;
  /** What an editor called it. */
  title?: string;
  /** The original, for whoever does not load it here. */
  href?: string;
}
