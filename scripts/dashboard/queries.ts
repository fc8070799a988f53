import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** What a panel or a rule asks; a panel without an answer shows nothing. */
export type Query = {
  readonly kind: "panel" | "record" | "alert";
  readonly name: string;
  readonly expr: string;
};
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };
type Rule = { readonly alert?: string; readonly record?: string; readonly expr: string };

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url)), "utf8");

/** All that the dashboard and the rules ask Prometheus. */
export function allQueries(): readonly Query[] {
  const { panels }: { readonly panels: readonly Panel[] } = JSON.parse(
    read("grafana/dashboards/companion.json"),
  );
  const { groups }: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
    read("prometheus/alerts.yml"),
  );
  return [
    ...panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({
        kind: "panel" as const,
        name: title,
        expr: expr.replaceAll("$__rate_interval", "1m"),
      })),
    ),
    ...groups.flatMap(({ rules }) =>
      rules.map(({ alert, record, expr }) => ({
        kind: record === undefined ? ("alert" as const) : ("record" as const),
        name: alert ?? record ?? expr,
        expr,
      })),
    ),
  ];
}

type Answer = {
  readonly error?: string;
  readonly data?: { readonly result: readonly Found[] };
};
type Found = {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
};

/** A series with a value; its labels as text. */
export type Series = { readonly labels: string; readonly value: number };

/** What Prometheus finds now, without series that have no value. @throws Error where it does not understand. */
export async function seriesOf({ name, expr }: Query, url: string): Promise<readonly Series[]> {
  const response = await fetch(new URL(`/api/v1/query?query=${encodeURIComponent(expr)}`, url));
  const { error, data }: Answer = JSON.parse(await response.text());
  if (error !== undefined) throw new Error(`${name}: ${error}`);
  return (data?.result ?? [])
    .map(({ metric: { __name__, job, ...labels }, value }) => ({
      labels: Object.values(labels).join(" "),
      value: Number(value[1]),
    }))
    .filter(({ value }) => !Number.isNaN(value));
}
