import { writeFile } from "node:fs/promises";
import {
  type Evaluation,
  evaluateRetrieval,
  KnowledgeFileError,
  RUN_LENGTH,
} from "@health-exercise/adapter-knowledge";
import { CommandError } from "./command-error.ts";
import type { CommandResult } from "./command-result.ts";

export type EvalOptions = {
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
  readonly k: number;
  readonly run?: string;
};

/** Measures the search on files of judged queries; the database is not asked. */
export async function evaluateKnowledge(options: EvalOptions): Promise<CommandResult> {
  const { corpus, queries, qrels, k } = options;
  const evaluation = await evaluateRetrieval({ corpus, queries, qrels, cutOff: k }).catch(
    explainRefusal,
  );
  if (options.run !== undefined) await writeRun(options.run, evaluation.run);
  const measures = measuresOf(evaluation, k);
  const counts = { documents: evaluation.documents, queries: evaluation.queries };
  return {
    text: Object.entries({ ...measures, ...counts })
      .map(([name, value]) => `${name} ${value}`)
      .join("\n"),
    json: { ...measures, ...counts },
  };
}

function measuresOf({ ndcg, recall, mrr, queriesPerSecond }: Evaluation, cutOff: number) {
  return {
    [`ndcg@${cutOff}`]: rounded(ndcg, 4),
    [`recall@${RUN_LENGTH}`]: rounded(recall, 4),
    [`mrr@${cutOff}`]: rounded(mrr, 4),
    queries_per_second: rounded(queriesPerSecond, 1),
  };
}

async function writeRun(file: string, lines: readonly string[]): Promise<void> {
  try {
    await writeFile(file, lines.map((line) => `${line}\n`).join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new CommandError("cannot_write", `The run cannot be written to ${file} (${code}).`);
  }
}

function explainRefusal(error: unknown): never {
  if (error instanceof KnowledgeFileError) throw new CommandError("bad_file", error.message);
  throw error;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
