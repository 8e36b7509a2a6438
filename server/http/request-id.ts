import { randomBytes } from "node:crypto";

/** Ids that are unique across nodes and cheap to make: a random start, then a count. */
export function requestIds(): () => string {
  const start = randomBytes(5).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
