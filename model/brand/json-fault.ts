// What is wrong with a text that should be JSON, and where: the parser says it for those who write programs, and not always where.

export function jsonFault(text: string): string | undefined {
  const message = complaintAbout(text);
  if (message === undefined) return undefined;
  if (text.trim() === "") return "it is empty";
  const { line, column } = placeIn(text, faultyCharacter(text, message));
  const said = message.replace(/( in JSON)? at position .*/s, "").replace(/(?<=^Unexpected token '.{1,2}'), .*/su, "");
  return `line ${line}, column ${column}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

function complaintAbout(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const named = (message: string) => /at position (\d+)/.exec(message)?.[1];

/** Where the parser names no place, the shortest beginning of the text that cannot be continued ends with the fault. */
function faultyCharacter(text: string, message: string): number {
  const position = named(message);
  if (position !== undefined) return Number(position);
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (mayContinue(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function mayContinue(beginning: string): boolean {
  const message = complaintAbout(beginning);
  if (message === undefined || message.startsWith("Unexpected end")) return true;
  return message.startsWith("Unterminated string") || Number(named(message)) >= beginning.length;
}

function placeIn(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
