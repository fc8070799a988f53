import { parseArgs } from "node:util";
import { simulateOverHttp } from "../test/simulation/simulate-over-http.ts";
import { TwoServices } from "../test/simulation/two-services.ts";

/**
 * Runs the simulation over HTTP, with two processes on a PostgreSQL of their own: `simulate:http --runs 100 [--seed 2]`, and
 * one run again as a failure names it: `simulate:http --seed 2 --path 17`. `--shrink` makes a failing run shorter.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    seed: { type: "string" },
    path: { type: "string" },
    shrink: { type: "boolean", default: false },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);
const runs = values.path === undefined ? Number(values.runs) : 1;
const services = await TwoServices.start();
const before = process.hrtime.bigint();
try {
  const replay = values.path === undefined ? {} : { path: values.path };
  await simulateOverHttp(services, { seed, runs, isShrunk: values.shrink, ...replay });
  const seconds = Number((process.hrtime.bigint() - before) / 1_000_000_000n);
  const starts = `the second process was started ${services.starts} times`;
  console.log(
    `${runs} runs of seed ${seed} in ${seconds} s, ${starts}: nothing that must never be.`,
  );
} catch (error) {
  console.error(
    error instanceof Error ? error.message : error,
    error instanceof Error ? error.cause : "",
  );
  process.exitCode = 1;
} finally {
  await services.close();
}
