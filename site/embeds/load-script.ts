// A provider's script: loaded when it is wanted, once for the document however many embeds want it (EMBED-05). One that failed may be
// tried again.

import { memoized } from "../../model/work/single-flight.ts";
import { EmbedFailure } from "./report-failure.ts";
import { ownLauncher } from "./trusted-launcher.ts";

const longest = 15_000;
const scripts = new Map<string, Promise<void>>();

export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  return memoized(scripts, JSON.stringify([src, attributes]), () => inDocument(src, attributes));
}

function inDocument(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const script = document.createElement("script");
  // One of another site stands in a page that does not enforce trusted types.
  script.src = src.startsWith("/") ? ownLauncher(src) : src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new EmbedFailure("script"));
    };
    const timer = setTimeout(fail, longest);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", fail);
    document.head.append(script);
  });
}
