// API-04: asks a service of another site that answers only by calling a function of the page. The page's policy must allow its host. The
// site's own services all speak JSON: this is for a block of a publisher's own whose service does not.

const patience = 60_000;

interface JsonpOptions {
  /** Milliseconds. */
  timeout?: number;
  /** The parameter by which the service is told the function's name. */
  parameter?: string;
  /** Runs the script at an address; answers how to take it away. */
  run?: (src: string, onFailure: () => void) => () => void;
  /** Where the service finds the function. */
  home?: object;
}

let calls = 0;

/** Rejects with “Timeout” when no answer has come in time, or the script could not be loaded. */
export function jsonp(address: string | URL, options: JsonpOptions = {}): Promise<unknown> {
  const { timeout = patience, parameter = "callback", run = runScript, home = globalThis } = options;
  calls += 1;
  const name = `jsonp_${calls}`;
  const url = new URL(address);
  url.searchParams.set(parameter, name);
  return new Promise((resolve, reject) => {
    const fail = () => end(() => reject(new Error("Timeout")));
    const timer = setTimeout(fail, timeout);
    let removeScript: (() => void) | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      // A late answer finds nobody, and no error either.
      Reflect.set(home, name, () => Reflect.deleteProperty(home, name));
      removeScript?.();
      settle();
    };
    Reflect.set(home, name, (answer: unknown) => {
      end(() => resolve(answer));
      Reflect.deleteProperty(home, name);
    });
    removeScript = run(url.href, fail);
  });
}

function runScript(src: string, onFailure: () => void): () => void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.addEventListener("error", onFailure);
  document.head.append(script);
  return () => script.remove();
}
