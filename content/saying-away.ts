// The same reads, whose failures say what they are: the store cannot be read (LOAD-05).

import { AwayError } from "../model/http-error.ts";

export function sayingAway<T extends object>(reads: T): T {
  return new Proxy(reads, {
    get(target, name, receiver) {
      const read: unknown = Reflect.get(target, name, receiver);
      if (typeof read !== "function") return read;
      return async (...given: unknown[]) => {
        try {
          return await Reflect.apply(read, target, given);
        } catch (error) {
          throw new AwayError(error);
        }
      };
    },
  });
}
