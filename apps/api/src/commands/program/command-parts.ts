import type { Command } from "commander";
import { COMMAND_CALL } from "../../service/command-call.ts";
import type { CommandContext } from "../command-context.ts";
import type { CommandResult } from "../command-result.ts";

/** Carries out a command and writes what it has to say. */
export type RunCommand = (
  command: (context: CommandContext) => Promise<CommandResult>,
  options: JsonOption,
) => Promise<void>;

export type JsonOption = { readonly json?: boolean };

/** Ends the help of a command. */
export const example = (text: string): string => `\nExample:\n  $ ${COMMAND_CALL} ${text}`;

/** An option that every command has. */
export const withJson = (command: Command): Command =>
  command.option("--json", "end with one JSON document on standard output");
