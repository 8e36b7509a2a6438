// The store cannot be read: nobody can say whether something is there (LOAD-05). 404 is for what the store says is not.

export class StoreAwayError extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : "The store cannot be read", { cause });
    this.name = "StoreAwayError";
  }
}

/** The same reads, whose failures say what they are. */
export function sayingAway<T extends object>(reads: T): T {
  return new Proxy(reads, {
    get(target, name, receiver) {
      const read: unknown = Reflect.get(target, name, receiver);
      if (typeof read !== "function") return read;
      return async (...given: unknown[]) => {
        try {
          return await Reflect.apply(read, target, given);
        } catch (error) {
          throw new StoreAwayError(error);
        }
      };
    },
  });
}
