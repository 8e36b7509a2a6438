// For the entries of programs: the brand is read as code is loaded, so what is wrong with it is told before, in sentences.

import { brandFolder } from "./brand-folder.ts";

/** `run` loads what it needs itself. */
export async function withGoodBrand(
  faultsIn: (folder: string) => readonly string[],
  run: () => Promise<unknown>,
): Promise<void> {
  const told = whatIsWrong(brandFolder(), faultsIn);
  if (told === undefined) {
    await run();
    return;
  }
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}

/** A sentence that names the file stands for itself. */
export function whatIsWrong(folder: string, faultsIn: (folder: string) => readonly string[]): string | undefined {
  const faults = faultsIn(folder);
  const [first] = faults;
  if (first === undefined || (faults.length === 1 && first.includes(folder))) return first;
  return [`${folder} is no brand folder:`, ...faults].join("\n  ");
}
