// What the log says, in words: people and stories by their names, moments as moments. Pure.

import type { LoggedLine } from "../../../model/desk/calls.ts";
import { isLogAct, logActs } from "../../../model/desk/log-acts.ts";
import { fieldNames } from "../../../model/desk/story-names.ts";
import { readableAddress } from "../../readable-address.ts";
import { timeWords } from "../../ui/time-words.ts";

/** Of people, by their ids. */
export type Names = ReadonlyMap<string, string>;

/** An older or newer version of the site may know others. */
export function actWords(act: string): string {
  if (isLogAct(act)) return logActs[act].says;
  const words = act.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What it was done to, as people know it. */
export function subjectWords({ subject, title, details }: LoggedLine, names: Names): string {
  if (title !== "") return title;
  const [, type = "", id = ""] = /^([^/]+)\/(.+)$/s.exec(subject) ?? [];
  const { name, text }: { name?: unknown; text?: unknown } = Object(details);
  switch (type) {
    case "person":
      return names.get(id) ?? (typeof name === "string" ? name : "somebody");
    case "token":
      return typeof name === "string" ? `“${name}”` : id;
    case "alert":
      return typeof text === "string" ? `“${text}”` : id;
    case "redirect":
      return readableAddress(id);
    case "media":
    case "layout":
      return id;
    case "hot_topics":
      return "";
    default:
      return subject;
  }
}

/** Told as what it was done to already. */
const toldBefore: Readonly<Record<string, readonly string[]>> = {
  person: ["name"],
  token: ["name"],
  alert: ["text"],
};

export function detailWords({ subject, details }: Pick<LoggedLine, "subject" | "details">): string {
  if (typeof details !== "object" || details === null) return "";
  const told = toldBefore[subject.replace(/\/.*$/s, "")] ?? [];
  return Object.entries(details)
    .filter(([name, value]) => !told.includes(name) && !unsaid.has(name) && !isEmpty(value))
    .map(([name, value]) => detailIn(name, value))
    .join(", ");
}

/** What only the site itself knows things by. */
const unsaid = new Set(["version", "number", "post", "id", "bytes"]);

const longest = 120;

function detailIn(name: string, value: unknown): string {
  if (name === "html" && typeof value === "string") return `“${shortened(textOf(value))}”`;
  if (name === "steps") return value === 1 ? "1 step" : `${String(value)} steps`;
  if (name === "fields" && Array.isArray(value)) return value.map(fieldWords).join(", ");
  if (name === "parts" && Array.isArray(value)) {
    return `${value.length === 1 ? "part" : "parts"} ${value.map((part) => Number(part) + 1).join(", ")} of the body`;
  }
  return `${nameWords(name)}: ${valueWords(name, value)}`;
}

/** Tags that end a line. */
const endsLine = /^(?:br|\/(?:p|li|h\d))\b/i;

const textOf = (html: string) =>
  html
    .split("<")
    .map((piece, place) =>
      place === 0 ? piece : (endsLine.test(piece) ? " " : "") + piece.slice(piece.indexOf(">") + 1),
    )
    .join("")
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ");

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

function fieldWords(field: unknown): string {
  const names: Readonly<Record<string, string | undefined>> = fieldNames;
  return (names[String(field)] ?? String(field)).toLowerCase();
}

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** “expiresAt” is “expires”. */
const nameWords = (name: string) =>
  name.replace(/(?<=[a-z])At$/, "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(name: string, value: unknown): string {
  if (typeof value === "number" && /(?:^a|A)t$|^(?:from|until)$/.test(name)) return timeWords(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((one) => valueWords("", one)).join(" ");
  return typeof value === "string" ? readableAddress(value) : JSON.stringify(value);
}
