import { DomainError } from "@health-exercise/domain/user";
import { CommanderError } from "commander";
import { ConfigError } from "../config/config-error.ts";
import { sentenceOf } from "../service/explain-failure.ts";
import { StartError } from "../service/start-error.ts";

/** The exit codes, as the help lists them. */
export const EXIT_CODES = { ok: 0, failure: 1, usage: 2 } as const;

/** A command that cannot be carried out; the message is one plain sentence. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** How a command ends that was not carried out. */
export type Failure = {
  readonly exitCode: number;
  readonly code: string;
  readonly message: string;
  /** Whether the person has been told already. */
  readonly isTold: boolean;
  /** Whether only a log can tell what happened. */
  readonly isUnexpected: boolean;
};

/** What `error` means for the caller of a command. */
export function failureOf(error: unknown): Failure {
  const common = { exitCode: EXIT_CODES.failure, isTold: false, isUnexpected: false };
  if (error instanceof CommanderError) {
    const message =
      error.code === "commander.help"
        ? "A command is missing; --help lists them."
        : error.message.replace(/^error: /, "");
    const exitCode = error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
    return { ...common, exitCode, code: "usage", message, isTold: true };
  }
  if (error instanceof DomainError || error instanceof CommandError) {
    return { ...common, code: error.code, message: error.message };
  }
  const sentence = sentenceOf(error);
  if (sentence !== undefined) {
    return { ...common, code: codeOf(error), message: sentence };
  }
  const message = "The command failed; the log line on standard error says why.";
  return { ...common, code: "internal_error", message, isUnexpected: true };
}

/** The code of an error that is told in the sentence it was made with. */
function codeOf(error: unknown): string {
  if (error instanceof ConfigError) return "invalid_settings";
  return error instanceof StartError ? error.code : "cannot_start";
}
