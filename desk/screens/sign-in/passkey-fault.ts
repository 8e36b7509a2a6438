import { CallError } from "../../call.ts";

/** In words for whoever sits there: browsers tell of passkeys in theirs. */
export function passkeyFault(error: Error): string {
  if (error instanceof CallError) return error.message;
  if (error.name === "NotAllowedError") return "The browser was not given a passkey. Try again.";
  if (error.name === "InvalidStateError") return "This device has a passkey for the desk already.";
  if (error.name === "SecurityError") return "Passkeys work at the site's own address alone, and over https.";
  return "This browser cannot use passkeys here.";
}
