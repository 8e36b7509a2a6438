// Loads Google's publisher tag, once, when the first slot asks for it.

import type { GoogleTag } from "./googletag.ts";

let loading: Promise<GoogleTag> | undefined;

function isComplete(tag: Window["googletag"]): tag is GoogleTag {
  return tag?.defineSlot !== undefined && tag.pubads !== undefined;
}

function load(address: string): Promise<GoogleTag> {
  return new Promise((resolve, reject) => {
    window.googletag ??= { cmd: [] };
    window.googletag.cmd.push(() => {
      const tag = window.googletag;
      if (isComplete(tag)) resolve(prepared(tag));
      else reject(new Error("The ad server's tag is not what it should be"));
    });
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });
}

/** Creatives stand in a frame of another host: in one of ours they would be under the page's own strict policy, and could touch the page. */
function prepared(tag: GoogleTag): GoogleTag {
  tag.pubads().setForceSafeFrame(true);
  tag.enableServices();
  return tag;
}

export function loadGpt(address: string): Promise<GoogleTag> {
  loading ??= load(address).catch((error: unknown) => {
    // The next slot may try again.
    loading = undefined;
    throw error;
  });
  return loading;
}
