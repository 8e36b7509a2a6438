// What a call about one record says: which record, what is sent, and what must stand there.

import type { Context } from "hono";
import { isRecordType } from "../../../content/records/kinds.ts";
import type { RecordName } from "../../../content/records/parse-record.ts";
import { limits } from "../../../model/fields/content-limits.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import { conditionsOf, type Conditions } from "./conditions.ts";

/** An id with slashes is one segment of the address, escaped. */
export function askedRecord({ req }: Context): RecordName {
  const { type = "", id = "" } = req.param();
  if (!isRecordType(type)) throw notFound("type is not a kind of record");
  return { type, id };
}

export function askedConditions({ req }: Context): Conditions {
  return conditionsOf({ ifMatch: req.header("if-match"), ifNoneMatch: req.header("if-none-match") });
}

export async function sentObject({ req }: Context, types: readonly string[]): Promise<object> {
  const type = req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) throw new HttpError(`content-type must be ${types.join(" or ")}`, 415);
  if (Number(req.header("content-length") ?? 0) > limits.recordBytes) throw tooLarge();
  const text = await req.text();
  if (Buffer.byteLength(text) > limits.recordBytes) throw tooLarge();
  const given = parsed(text);
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new HttpError("The body must be a JSON object", 400);
  }
  return given;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(`The body is not JSON: ${error instanceof Error ? error.message : ""}`, 400);
  }
}

function tooLarge(): HttpError {
  return new HttpError(`a record may have ${limits.recordBytes} bytes`, 413);
}
