// Every regular expression of a source file, with its place; those built at run time without their pattern.

import { parseSync, Visitor } from "vite";

export interface Expression {
  /** `file:line`. */
  place: string;
  file: string;
  source: string;
  flags: string;
}

export interface BuiltExpression {
  place: string;
  file: string;
  /** The call as written. */
  code: string;
}

export interface ExpressionsOfFile {
  written: Expression[];
  built: BuiltExpression[];
}

export function expressionsIn(file: string, text: string): ExpressionsOfFile {
  const found: ExpressionsOfFile = { written: [], built: [] };
  const placeOf = (start: number) => `${file}:${text.slice(0, start).split("\n").length}`;

  function call(node: {
    callee: { type: string };
    arguments: readonly { type: string }[];
    start: number;
    end: number;
  }): void {
    if (!("name" in node.callee) || node.callee.name !== "RegExp") return;
    const [source, flags = { type: "Literal", value: "" }] = node.arguments.map(textOf);
    const place = placeOf(node.start);
    if (typeof source === "string" && typeof flags === "string") found.written.push({ place, file, source, flags });
    else found.built.push({ place, file, code: text.slice(node.start, node.end) });
  }

  const visitor = new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      found.written.push({ place: placeOf(node.start), file, source: pattern, flags });
    },
    NewExpression: call,
    CallExpression: call,
  });
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  visitor.visit(program);
  return found;
}

function textOf(argument: { type: string }): unknown {
  return argument.type === "Literal" && "value" in argument ? argument.value : undefined;
}
