// Finds the addresses of a host, none of them inside. Handed to a connection it pins what was checked: the connection asks nobody else.

import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isInside } from "./inside-networks.server.ts";

export class InsideAddress extends Error {
  constructor() {
    super("the name leads to no public address");
  }
}

/** A host that is written as an address is not looked up by anybody: whoever calls has to judge that. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) callback(error, "", 0);
    else if (first === undefined || addresses.some(({ address }) => isInside(address)))
      callback(new InsideAddress(), "", 0);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
