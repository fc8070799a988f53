/**
 * Asks a Prometheus, which has watched the service for some minutes, what the dashboard and the alerts ask it:
 *   npx -y pnpm deploy:dashboard [http://127.0.0.1:9090]
 * Says of each query how many series it found. One that Prometheus does not understand fails; one that finds nothing may
 * be of something that has not happened.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

type Query = { readonly name: string; readonly expr: string };
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };
type Rule = { readonly alert?: string; readonly record?: string; readonly expr: string };
type Answer = { readonly error?: string; readonly data?: { readonly result: readonly unknown[] } };

const base = process.argv[2] ?? "http://127.0.0.1:9090";
const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../deploy/${path}`, import.meta.url)), "utf8");

const { panels }: { readonly panels: readonly Panel[] } = JSON.parse(
  read("grafana/dashboards/companion.json"),
);
const { groups }: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  read("prometheus/alerts.yml"),
);
const queries: readonly Query[] = [
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr: expr.replaceAll("$__rate_interval", "1m") })),
  ),
  ...groups.flatMap(({ rules }) =>
    rules.map(({ alert, record, expr }) => ({ name: alert ?? record ?? expr, expr })),
  ),
];

for (const { name, expr } of queries) {
  const response = await fetch(new URL(`/api/v1/query?query=${encodeURIComponent(expr)}`, base));
  const { error, data }: Answer = JSON.parse(await response.text());
  if (error !== undefined) process.exitCode = 1;
  console.log(`${error ?? `${data?.result.length ?? 0} series`}\t${name}`);
}
