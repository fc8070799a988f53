/**
 * Asks a Prometheus what the dashboard and the alerts ask it. Without an address it starts one, and a service with a replica,
 * endpoints and a model to which everything happens; a panel that shows nothing fails then:
 *   npx -y pnpm deploy:dashboard [http://127.0.0.1:9090] [--seconds 90]
 * Says of each query which series it found. Needs `prometheus` for one of its own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { startLoadedService } from "../bench/loaded-service.ts";
import { allQueries, seriesOf } from "./dashboard/queries.ts";
import { startPrometheus } from "./dashboard/start-prometheus.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "90" } },
});
const [address] = positionals;
if (address === undefined) await askOwn();
else await askAll(address);

async function askOwn(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "companion-dashboard-"));
  try {
    await using service = await startLoadedService();
    await using prometheus = await startPrometheus(directory, new URL(service.url).host);
    await service.load(Number(values.seconds) * 1_000);
    const empty = await askAll(prometheus.url);
    if (empty.length === 0) return;
    console.error(`Nothing to see: ${empty.join("; ")}`);
    process.exitCode = 1;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Gives the panels and records that had nothing to show. */
async function askAll(url: string): Promise<readonly string[]> {
  const empty: string[] = [];
  for (const query of allQueries()) {
    const found = await seriesOf(query, url);
    const told = found.map(({ labels, value }) => `${labels} ${Number(value.toPrecision(3))}`);
    console.log(`${query.kind}\t${query.name}: ${found.length} series\t${told.join(", ")}`);
    if (query.kind !== "alert" && found.length === 0) empty.push(`${query.name} (${query.expr})`);
  }
  return empty;
}
