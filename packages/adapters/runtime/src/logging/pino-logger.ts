import type { LogFields, Logger } from "@health-exercise/ports-runtime";
import { type DestinationStream, destination, pino, stdTimeFunctions } from "pino";
import { errorFields } from "./error-fields.ts";

export const LOG_LEVELS = ["info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type PinoLoggerOptions = {
  readonly level: LogLevel;
  /** Where the lines go: a stream of the process, or another one. */
  readonly output: "stdout" | "stderr" | DestinationStream;
};

/** Writes one JSON object a line: `level`, `time`, `event`, the fields, and `error`. */
export class PinoLogger implements Logger {
  readonly #pino: ReturnType<typeof pino>;

  constructor({ level, output }: PinoLoggerOptions) {
    this.#pino = pino(
      {
        level,
        base: null,
        messageKey: "event",
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      typeof output === "string" ? openOutput(output) : output,
    );
  }

  info(event: string, fields: LogFields = {}): void {
    this.#pino.info(fields, event);
  }

  warn(event: string, fields: LogFields = {}): void {
    this.#pino.warn(fields, event);
  }

  error(event: string, error: unknown, fields: LogFields = {}): void {
    this.#pino.error({ ...fields, error: errorFields(error) }, event);
  }
}

function openOutput(output: "stdout" | "stderr"): DestinationStream {
  // Written at once, so that the last lines before an end of the process are not lost.
  const stream = destination({ fd: FILE_DESCRIPTORS[output], sync: true });
  // A closed terminal is no reason to fail.
  stream.on("error", () => {});
  return stream;
}

const FILE_DESCRIPTORS = { stdout: 1, stderr: 2 } as const;
