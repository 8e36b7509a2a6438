// Pages that nobody gets before asking for them: television that is on now, forms, where viewers sign in.

import { addressOf } from "../model/addresses/address-of.ts";

const addresses = (
  ["/go", "/gowatch", "/foxaroundtheworld", "/fnctv", "/contact", "/newsletters", "/login"] as const
).map(addressOf);

export function isNeverAhead(path: string): boolean {
  return addresses.some((address) => path === address || path.startsWith(`${address}/`));
}
