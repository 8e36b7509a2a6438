// "100 Continue" for those who ask before they send a body. Of requests that are sent without waiting for answers, a later one must not be
// told to go on before the earlier ones are answered: node:http would write that into the body of its answer.

import type { ServerResponse } from "node:http";

export function continueInTurn(response: ServerResponse): void {
  if (response.socket !== null) response.writeContinue();
  else response.once("socket", () => !response.headersSent && response.writeContinue());
}
