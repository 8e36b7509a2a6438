// What can wait until the document has loaded and the browser has nothing better to do.

const patience = 5000;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patience });
      else setTimeout(resolve, patience / 5);
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}
