import { parseArgs } from "node:util";

/** What a run is told on the command line. */
export type Options = {
  /** Logs of other users beside the measured ones. */
  readonly rows: number;
  /** How long each server is asked in each round. */
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  /** Part of the name of the scenarios to run; all when undefined. */
  readonly only: string | undefined;
  /** Nothing is measured: only whether both servers answer the same. */
  readonly answers: boolean;
};

const USAGE = `Usage: npx -y pnpm bench [--rows 200000] [--seconds 1.25] [--rounds 3] [--connections 10] [--only TEXT] [--answers]`;

/** The options of this run. Ends the process with a sentence when they cannot be read. */
export function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        rows: { type: "string", default: "200000" },
        seconds: { type: "string", default: "1.25" },
        rounds: { type: "string", default: "3" },
        connections: { type: "string", default: "10" },
        only: { type: "string" },
        answers: { type: "boolean", default: false },
      },
    });
    return {
      rows: numberBetween("rows", values.rows, 0, 2_000_000),
      seconds: numberBetween("seconds", values.seconds, 0.2, 60),
      rounds: numberBetween("rounds", values.rounds, 1, 100),
      connections: numberBetween("connections", values.connections, 1, 100),
      only: values.only,
      answers: values.answers,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

function numberBetween(name: string, text: string, least: number, most: number): number {
  const value = Number(text.replaceAll("_", ""));
  if (value >= least && value <= most) return value;
  throw new RangeError(`--${name} must be a number from ${least} to ${most}.`);
}
