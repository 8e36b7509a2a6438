// A button in the share popover, which the server drew, copies the address it names, and says so.

const saidFor = 2000;

export async function copyAddress(button: HTMLElement): Promise<void> {
  const words = button.querySelector("span");
  if (words === null || "copied" in button.dataset) return;
  const usual = words.textContent;
  await navigator.clipboard.writeText(button.dataset["copy"] ?? "");
  button.dataset["copied"] = "";
  words.textContent = "Link copied";
  setTimeout(() => {
    delete button.dataset["copied"];
    words.textContent = usual;
  }, saidFor);
}
