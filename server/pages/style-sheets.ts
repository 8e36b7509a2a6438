// Style sheets that a document carries in itself (AMP-03). Fetched by GET once and cached; a failure is remembered for a moment, so that
// pages do not all wait for a host that is down (`memoized` would forget it at once).

import { isExternal } from "../../model/addresses/site-path.ts";

export interface StyleSheetParts {
  /** Answers a path of the own host. */
  own: (path: string) => Response | Promise<Response>;
  /** Asked for with the address, so that a cache in between cannot answer with the sheet of another build. */
  build: string;
  /** Off while developing: an edit shows at once. */
  keep: boolean;
}

/** AMP's limit for the style of a page. */
export const mostBytes = 75_000;
const timeOut = 2000;
const askAgainAfter = 10_000;

export function styleSheets({ own, build, keep }: StyleSheetParts): (address: string) => Promise<string> {
  const cached = new Map<string, Promise<string>>();

  const get = async (address: string): Promise<string> => {
    const asked = `${address}?build=${encodeURIComponent(build)}`;
    const response = isExternal(address)
      ? await fetch(asked, { signal: AbortSignal.timeout(timeOut) })
      : await own(asked);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return usable(await response.text(), address);
  };

  return (address) => {
    if (!keep) return get(address);
    const known = cached.get(address);
    if (known !== undefined) return known;
    const sheet = get(address);
    cached.set(address, sheet);
    sheet.catch(() => setTimeout(() => cached.delete(address), askAgainAfter).unref());
    return sheet;
  };
}

/** A sheet may not end its element; paths in it are meant on the host it came from. */
function usable(text: string, address: string): string {
  const bytes = Buffer.byteLength(text);
  if (bytes > mostBytes) throw new Error(`${address} has ${bytes} bytes, ${mostBytes} are allowed`);
  if (/<[/!]/.test(text)) throw new Error(`${address} is not a style sheet`);
  return isExternal(address) ? text.replaceAll(/url\(["']?(?=\/)/g, `$&${new URL(address).origin}`) : text;
}
