// What a stream that plays offers its player, however it was attached.

export interface Quality {
  /** Of the picture, in pixels. */
  height: number;
  index: number;
}

export interface StreamEvents {
  onQualities: (qualities: readonly Quality[]) => void;
  /** Beyond repair. */
  onFailure: () => void;
}

export interface AttachedStream {
  /** Nothing: whatever suits the connection. */
  chooseQuality(index: number | undefined): void;
  detach(): void;
}
