/**
 * Asks banks of questions over the real use cases and the built-in provider (`docs/chat.md`, "Evaluation"). `--show` prints
 * what of the development half was not sensible; `--records FOLDER` asks a bank of questions about own records instead.
 */
import "reflect-metadata";
import { parseArgs } from "node:util";
import { calibrationLines } from "./eval-chat/calibration.ts";
import { askGeneralBank, type JudgedTurn } from "./eval-chat/general-bank.ts";
import { askRecordBank, type RecordOutcome, sayStatements } from "./eval-chat/record-bank.ts";

const BANKS = [
  "general-en",
  "general-zh",
  "dialogues-en",
  "dialogues-zh",
  "talks-en",
  "talks-zh",
  "measures-en",
  "measures-zh",
  "everyday-en",
  "everyday-zh",
  "everyday-talks-en",
  "everyday-talks-zh",
] as const;

const { values } = parseArgs({
  options: { show: { type: "boolean", default: false }, records: { type: "string" } },
});

if (values.records === undefined) await evaluateGeneral();
else {
  reportRecords("questions", await askRecordBank(values.records));
  reportRecords("statements", await sayStatements(values.records));
}

async function evaluateGeneral(): Promise<void> {
  const judged: JudgedTurn[] = [];
  for (const bank of BANKS) {
    const turns = await askGeneralBank(new URL(`../evaluation/${bank}.jsonl`, import.meta.url));
    judged.push(...turns);
    for (const side of ["dev", "held_out"] as const)
      console.log(`${bank} ${side}: ${sensibleOf(turns.filter((turn) => turn.side === side))}`);
  }
  for (const intent of new Set(judged.map((turn) => turn.intent)))
    console.log(`intent ${intent}: ${sensibleOf(judged.filter((turn) => turn.intent === intent))}`);
  for (const side of ["dev", "held_out"] as const) {
    console.log(`\n${side}`);
    for (const line of calibrationLines(judged.filter((turn) => turn.side === side)))
      console.log(line);
  }
  // What is held out is counted, never shown.
  const wanting = judged.filter((turn) => turn.side === "dev" && !turn.isSensible);
  if (values.show) for (const turn of wanting) console.log(`\n${shown(turn)}`);
}

function reportRecords(name: string, outcomes: readonly RecordOutcome[]): void {
  console.log(`${name}: ${rightOf(outcomes)}`);
  for (const form of new Set(outcomes.map((outcome) => outcome.form)))
    console.log(`  ${form}: ${rightOf(outcomes.filter((outcome) => outcome.form === form))}`);
  for (const lang of new Set(outcomes.map((outcome) => outcome.lang)))
    console.log(`  ${lang}: ${rightOf(outcomes.filter((outcome) => outcome.lang === lang))}`);
  if (values.show)
    for (const { isRight, form, shown } of outcomes)
      if (!isRight) console.log(`\n${form} ${shown}`);
}

function rightOf(outcomes: readonly RecordOutcome[]): string {
  return `${outcomes.filter(({ isRight }) => isRight).length} of ${outcomes.length} right`;
}

function sensibleOf(turns: readonly JudgedTurn[]): string {
  return `${turns.filter(({ isSensible }) => isSensible).length} of ${turns.length} sensible`;
}

function shown({ id, intent, text, reply, confidence, shortcomings }: JudgedTurn): string {
  return `${id} ${intent} ${confidence}: ${text}\n  ${shortcomings.join("; ")}\n  ${reply.replaceAll("\n", " / ")}`;
}
