// How many of something lasting, as a stream is, each client has open.

export class OpenPerClient {
  /** No client without a place is in it, so it is no larger than all places together. */
  readonly #open = new Map<string, number>();

  /** Returns a function that gives the place back; undefined where the client has the most it may have. */
  enter(client: string, most: number): (() => void) | undefined {
    const open = this.#open.get(client) ?? 0;
    if (open >= most) return undefined;
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
