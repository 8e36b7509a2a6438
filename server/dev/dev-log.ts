// The log while developing: a line an event, stacks as stacks. Whoever develops also sees faults in the browser.

import { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { pino, type Logger } from "pino";

interface LogLine {
  level: number;
  time: string;
  msg: string;
  stack?: string;
  err?: { stack: string };
}

const errorLevel = 50;

function readable({ level, time, msg, stack, err, ...details }: LogLine): string {
  const more = JSON.stringify(details);
  return `${time.slice(11, 19)} ${pino.levels.labels[level] ?? level} ${msg}${more === "{}" ? "" : ` ${more}`}\n${indented(err?.stack ?? stack)}`;
}

function indented(stack: string | undefined): string {
  return stack === undefined ? "" : `${stack.replaceAll(/^/gm, "  ")}\n`;
}

export interface Fault {
  message: string;
  stack: string;
}

export function createReadableLog(level: string, onFault: (fault: Fault) => void): Logger {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const line: LogLine = JSON.parse(chunk.toString());
      const stack = line.err?.stack ?? line.stack;
      process.stderr.write(readable(line));
      if (line.level >= errorLevel && stack !== undefined)
        onFault({ message: line.msg, stack: stripVTControlCharacters(stack) });
      done();
    },
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
