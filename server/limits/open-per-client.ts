// How many of something lasting, as a stream is, one client has open.

export class OpenPerClient {
  readonly #most: number;
  /** No client without a place is in it, so it is no larger than all places together. */
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns a function that gives the place back; undefined where the client has all it may have. */
  enter(client: string): (() => void) | undefined {
    const open = this.#open.get(client) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(client, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(client) ?? 1) - 1;
      if (left === 0) this.#open.delete(client);
      else this.#open.set(client, left);
    };
  }
}
