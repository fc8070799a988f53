import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import { freePort } from "../../bench/free-port.ts";

const FOLDER = fileURLToPath(new URL("../../deploy/prometheus/", import.meta.url));
const POLL_MS = 100;

type Rules = { readonly groups: readonly object[] };

/** Prometheus with the files of `deploy/prometheus`, which looks each second at the service at `target` (host and port). */
export async function startPrometheus(directory: string, target: string) {
  if (spawnSync("prometheus", ["--version"]).error !== undefined)
    throw new Error("There is no prometheus: install it first.");
  const settings = parse(readFileSync(join(FOLDER, "prometheus.yml"), "utf8"));
  const file = join(directory, "prometheus.yml");
  const jobs = settings.scrape_configs.map(({ job_name }: { readonly job_name: string }) => ({
    job_name,
    static_configs: [{ targets: [target] }],
  }));
  const often = { scrape_interval: "1s", evaluation_interval: "1s" };
  for (const name of settings.rule_files) {
    const rules: Rules = parse(readFileSync(join(FOLDER, name), "utf8"));
    const groups = rules.groups.map((group) => ({ ...group, interval: "1s" }));
    writeFileSync(join(directory, name), stringify({ groups }));
  }
  writeFileSync(file, stringify({ ...settings, global: often, scrape_configs: jobs }));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    "prometheus",
    [
      ...[`--config.file=${file}`, `--storage.tsdb.path=${join(directory, "prometheus")}`],
      ...[`--web.listen-address=${address}`, "--log.level=error"],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const exit = once(child, "exit");
  const url = `http://${address}`;
  for (;;) {
    const answer = await fetch(`${url}/-/ready`).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`Prometheus ended with ${child.exitCode}.`);
    await pause(POLL_MS);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
