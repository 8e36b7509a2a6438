// Whose process this is, as the machine knows it.

import { userInfo } from "node:os";

export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
