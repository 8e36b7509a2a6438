// What an editor reads about a record, as `file:line type/id: path: message; …`.

import { reasonText, type Gap } from "../blocks/parse-blocks.ts";
import type { Refusal } from "../records/parse-record.ts";

export function refusalText(file: string, line: number, { type, id, reasons }: Refusal): string {
  const name = type === undefined && id === undefined ? "" : ` ${nameText({ type, id })}`;
  return oneLine(`${file}:${line}${name}: ${reasons.map(reasonText).join("; ")}`);
}

/** Of a record that is stored already. */
export function storedRefusalText({ type, id, reasons }: Refusal): string {
  return oneLine(`${nameText({ type, id })}: ${reasons.map(reasonText).join("; ")}`);
}

function nameText({ type, id }: Pick<Refusal, "type" | "id">): string {
  return `${type ?? "?"}/${id ?? "?"}`;
}

export function gapText(file: string, line: number, record: { type: string; id: string }, gap: Gap): string {
  return oneLine(`${file}:${line} ${record.type}/${record.id}: warning: ${leftOutText(gap)}`);
}

/** `components.3.items.2 (slider) is left out: imageUrl: is missing`. */
export function leftOutText({ at, name, reasons }: Gap): string {
  return `${at}${name === undefined ? "" : ` (${name})`} is left out: ${reasons.join("; ")}`;
}

export function warningText(file: string, line: number, record: { type: string; id: string }, text: string): string {
  return oneLine(`${file}:${line} ${record.type}/${record.id}: warning: ${text}`);
}

/** Names come from outside: they must not forge a line of their own or send control codes to a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
