import { startAuthentication } from "@simplewebauthn/browser";
import { call } from "../../call.ts";

/** With a passkey of this device. */
export async function signIn(): Promise<void> {
  const { options } = await call("sign-in.begin");
  const response = await startAuthentication({ optionsJSON: options });
  await call("sign-in.finish", { body: response });
}
