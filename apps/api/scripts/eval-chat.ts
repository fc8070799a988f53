import "reflect-metadata";
import { parseArgs } from "node:util";
import { calibrationLines } from "./eval-chat/calibration.ts";
import { askGeneralBank, type JudgedTurn } from "./eval-chat/general-bank.ts";

const BANKS = ["general-en", "general-zh", "dialogues-en", "dialogues-zh"] as const;

const { values } = parseArgs({
  options: { show: { type: "boolean", default: false } },
});

const judged: JudgedTurn[] = [];
for (const bank of BANKS) {
  const turns = await askGeneralBank(new URL(`../evaluation/${bank}.jsonl`, import.meta.url));
  judged.push(...turns);
  for (const side of ["dev", "held_out"] as const) {
    const ofSide = turns.filter((turn) => turn.side === side);
    console.log(`${bank} ${side}: ${sensibleOf(ofSide)}`);
  }
}
for (const intent of new Set(judged.map((turn) => turn.intent))) {
  const ofIntent = judged.filter((turn) => turn.intent === intent);
  console.log(`intent ${intent}: ${sensibleOf(ofIntent)}`);
}
for (const side of ["dev", "held_out"] as const) {
  console.log(`\n${side}`);
  for (const line of calibrationLines(judged.filter((turn) => turn.side === side)))
    console.log(line);
}
// What is held out is counted, never shown.
if (values.show) {
  for (const turn of judged) {
    if (turn.side === "dev" && !turn.isSensible) console.log(`\n${shown(turn)}`);
  }
}

function sensibleOf(turns: readonly JudgedTurn[]): string {
  return `${turns.filter(({ isSensible }) => isSensible).length} of ${turns.length} sensible`;
}

function shown({ id, intent, text, reply, confidence, shortcomings }: JudgedTurn): string {
  return `${id} ${intent} ${confidence}: ${text}\n  ${shortcomings.join("; ")}\n  ${reply.replaceAll("\n", " / ")}`;
}
