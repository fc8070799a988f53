import { parseArgs } from "node:util";
import { simulate } from "../test/simulation/simulation.ts";

/**
 * Runs the simulation of the use cases for many seeds, or shows what happens for one:
 * `simulate --seeds 100000 [--from 1]`, `simulate --seed 42`.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
  },
});

/** So that a run that is broken off tells how far it came. */
const TOLD_EACH = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

if (values.seed === undefined) await runMany(Number(values.from), Number(values.seeds));
else await show(Number(values.seed));

async function runMany(from: number, seeds: number): Promise<void> {
  let failing = 0;
  for (let seed = from; seed < from + seeds; seed += 1) {
    const violations = await simulate(seed);
    if (violations.length > 0) {
      failing += 1;
      say(`seed ${seed}: ${violations.join("; ")}`);
    }
    if ((seed - from + 1) % TOLD_EACH === 0) say(`up to seed ${seed}: ${failing}`);
  }
  say(`${seeds} seeds from ${from}: ${failing} with something that must never be.`);
  process.exitCode = failing === 0 ? 0 : 1;
}

async function show(seed: number): Promise<void> {
  const violations = await simulate(seed, say);
  say(violations.length === 0 ? "Nothing that must never be." : violations.join("\n"));
}
