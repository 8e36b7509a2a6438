// Lets the button in the share popover, which the server drew, copy the address it names, and say so.

const saidFor = 2000;

export function copyByButton(popover: HTMLElement): void {
  const button = popover.querySelector<HTMLElement>("[data-copy]");
  const words = button?.querySelector("span");
  // Opened a second time, it can already.
  if (button === null || words === null || words === undefined || "canCopy" in popover.dataset) return;
  popover.dataset["canCopy"] = "";
  const usual = words.textContent;
  const copy = async () => {
    await navigator.clipboard.writeText(button.dataset["copy"] ?? "");
    button.dataset["copied"] = "";
    words.textContent = "Link copied";
    setTimeout(() => {
      delete button.dataset["copied"];
      words.textContent = usual;
    }, saidFor);
  };
  button.addEventListener("click", () => void copy().catch(() => undefined));
}
