/**
 * Measures the search over knowledge at 100,000 passages: memory, time to index, time of a query, beside the same
 * queries over 1,000 passages. `--passages N` takes another number. Run with `--expose-gc`.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { PassageIndex } from "@health-exercise/adapter-knowledge";
import { builtInCorpus } from "@health-exercise/adapter-knowledge/corpus";
import { read } from "@health-exercise/domain/language";

const FEW = 1_000;
const QUERIES = 200;
const CHARACTERS = 600;
const RARE_WORDS = 50_000;

const { values } = parseArgs({ options: { passages: { type: "string", default: "100000" } } });
const entries = builtInCorpus().filter(({ language }) => language === "en");
const sentences = entries.flatMap(({ text }) => text.split(/(?<=[.?!]) /));
const next = randomNumbers();

const few = measure(FEW);
const many = measure(Number(values.passages));
for (const [name, value] of Object.entries(many)) console.log(`${name}: ${value}`);
console.log(
  `median query against ${FEW} passages: x ${(many.median_ms / few.median_ms).toFixed(1)}`,
);

function measure(passages: number) {
  const before = memory();
  const start = performance.now();
  const index = new PassageIndex();
  for (let number = 0; number < passages; number += 1) {
    const { title } = entries[number % entries.length] ?? { title: "" };
    index.add(String(number), { title, text: textOf(number) });
  }
  const indexed = performance.now();
  const used = memory() - before;
  const times = Array.from({ length: QUERIES }, (_, query) => timeOf(index, query)).sort(
    (left, right) => left - right,
  );
  return {
    passages: index.size,
    index_s: rounded((indexed - start) / 1_000),
    memory_mb: Math.round(used / 1_000_000),
    median_ms: rounded(times[QUERIES / 2] ?? 0),
    p95_ms: rounded(times[Math.floor(QUERIES * 0.95)] ?? 0),
  };
}

/** Sentences of the corpus in any order, with a rare word after each: as many words as real texts have. */
function textOf(number: number): string {
  let text = "";
  while (text.length < CHARACTERS) {
    const sentence = sentences[Math.floor(next() * sentences.length)] ?? "";
    text += `${sentence} w${Math.floor(next() ** 2 * RARE_WORDS)} `;
  }
  return `${text} n${number}`;
}

function timeOf(index: PassageIndex, query: number): number {
  const { summary } = entries[query % entries.length] ?? { summary: "" };
  const start = performance.now();
  index.search(read(summary), 10);
  return performance.now() - start;
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A linear congruential generator: the same numbers on every machine. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
