// What a form is made of: how each value of a record is filled in. The server reads it from the schemas; the desk draws it.

export type FieldShape =
  | PlainShape
  | { is: "object"; fields: readonly RecordField[] }
  | { is: "list"; of: FieldShape }
  /** Names of whoever writes it, each with a value. */
  | { is: "map"; of: FieldShape }
  | KindsShape
  /** One of the kinds of components, which all forms share. */
  | { is: "component" };

export type PlainShape =
  /** `day`: a date without a time. `markup`: HTML. `json`: what has no shape of its own. */
  | { is: "text" | "markup" | "number" | "moment" | "day" | "picture" | "json" }
  /** `usual`: what holds where nothing is said. */
  | { is: "yes-no"; usual: boolean }
  | { is: "choice"; choices: readonly (string | number)[]; usual?: string | number };

export interface KindsShape {
  is: "kinds";
  /** The first is for new ones. */
  envelopes: readonly Envelope[];
  kinds: readonly KindOfThing[];
}

/** Where a thing says of what kind it is, and where its fields stand: beside that, if nothing is named. */
export interface Envelope {
  kind: string;
  fields?: string;
}

export interface KindOfThing {
  name: string;
  /** Further names of it. */
  also: readonly string[];
  /** Under which it is listed among many. */
  group?: string;
  shape: FieldShape;
}

export interface RecordField {
  name: string;
  shape: FieldShape;
  isNeeded: boolean;
}

/** `{is, props}`, `{component, model}` and the raw `{content_type, content}`. */
export const componentEnvelopes: readonly Envelope[] = [
  { kind: "is", fields: "props" },
  { kind: "component", fields: "model" },
  { kind: "content_type", fields: "content" },
];
