// One question to a provider: JSON over HTTP, with a limit on time and on size. Redirects are not followed, so that an answer cannot send
// the server to another host.

const mostBytes = 256 * 1024;

/** `gone`: the provider says there is no such post. `busy`: this site asks for no more at the moment. `failed`: anything else. */
export type ProviderFault = "gone" | "busy" | "failed";

export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export function faultOf(error: unknown): ProviderFault {
  return error instanceof ProviderError ? error.fault : "failed";
}

/** Providers answer these for a post that was deleted, made private or never was. */
const goneStatuses: ReadonlySet<number> = new Set([400, 403, 404, 410]);

/** The JSON object that the provider answers. */
export async function askProvider(address: URL, timeout: number): Promise<object> {
  const text = await answerOf(address, timeout);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ProviderError("failed", "the answer is not JSON");
  }
  if (typeof answer !== "object" || answer === null) throw new ProviderError("failed", "the answer is no object");
  return answer;
}

async function answerOf(address: URL, timeout: number): Promise<string> {
  try {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProviderError(goneStatuses.has(response.status) ? "gone" : "failed", `status ${response.status}`);
    }
    return await limitedText(response);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError("failed", reasonOf(error, timeout));
  }
}

/** Leaving the loop early ends the download. */
async function limitedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new ProviderError("failed", `the answer is larger than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Without the address: it may carry a token. */
function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no answer within ${timeout} ms`;
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "no connection";
}
