import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const SETTINGS = new Set(
  [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
);
const OPERATIONS = read("docs/operations.md");

type Rule = { readonly alert?: string; readonly record?: string; readonly expr: string };
const { groups }: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  read("deploy/prometheus/alerts.yml"),
);
const RULES = groups.flatMap(({ rules }) => rules);
const TESTS: { readonly tests: readonly object[] } = parse(
  read("deploy/prometheus/alerts.test.yml"),
);

type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };
const { panels }: { readonly panels: readonly Panel[] } = JSON.parse(
  read("deploy/grafana/dashboards/companion.json"),
);
const QUERIES = [
  ...RULES.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

/** Names of series; what they are made of by a histogram counts as its name. */
function seriesIn(query: string): string[] {
  const bare = query.replaceAll(/"[^"]*"|\{[^}]*\}|#.*$/gm, " ");
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g)]
    .map(([name]) => name.replace(/_(?:bucket|sum|count)$/, ""))
    .filter((name) => !FUNCTIONS.has(name) && !name.startsWith("__"));
}
const FUNCTIONS = new Set(["group_left", "rate_interval"]);
const OF_NODE = /^(?:nodejs|process)_/;

describe("the files for a deployment", () => {
  it("name no setting that the service does not read", () => {
    const compose: { services: Record<string, { environment?: object }> } = parse(
      read("compose.yaml"),
    );
    const settings = parse(read("deploy/kubernetes/settings.yaml"));
    const named = [
      ...Object.keys(compose.services["companion"]?.environment ?? {}),
      ...Object.keys(settings.data),
    ];
    expect(named).toContain("METRICS_PORT");
    expect(named.filter((name) => !SETTINGS.has(name))).toEqual([]);
  });

  it("of each proxy tell the service of the prefix, and keep the metrics to themselves", () => {
    for (const file of readdirSync(join(ROOT, "deploy/proxy"))) {
      const text = read(join("deploy/proxy", file));
      expect(text, file).toMatch(/X-Forwarded-Prefix \/?\S*companion/);
      expect(text, file).toMatch(/\/metrics/);
      const settings = text.match(/(?<![A-Z_])[A-Z]+_[A-Z_]+(?![A-Z_])/g) ?? [];
      expect(settings.filter((name) => !SETTINGS.has(name))).toEqual([]);
      expect(settings).toContain("TRUST_PROXY");
    }
  });

  it("of Kubernetes can all be read", () => {
    const folder = "deploy/kubernetes";
    for (const file of readdirSync(join(ROOT, folder))) {
      const documents = parseAllDocuments(read(join(folder, file)));
      expect(
        documents.flatMap(({ errors }) => errors),
        file,
      ).toEqual([]);
    }
  });
});

describe("the workflows", () => {
  const folder = ".github/workflows";
  const workflows = readdirSync(join(ROOT, folder)).map((file) => ({
    file,
    text: read(join(folder, file)),
  }));

  it("can be read, and run only what there is", () => {
    const { scripts }: { readonly scripts: object } = JSON.parse(read("package.json"));
    const ofPnpm = new Set(["install", ...Object.keys(scripts)]);
    for (const { file, text } of workflows) {
      expect(Object.keys(parse(text).jobs), file).not.toEqual([]);
      const called = [...text.matchAll(/npx -y pnpm ([\w:]+)/g)].map(([, name]) => name ?? "");
      expect(called.filter((name) => !ofPnpm.has(name))).toEqual([]);
    }
    expect(workflows.map(({ file }) => file)).toContain("test.yml");
  });

  it("may write nothing that they do not say", () => {
    for (const { file, text } of workflows) {
      expect(parse(text).permissions, file).toEqual({ contents: "read" });
    }
  });
});

describe("alerts and dashboard", () => {
  it("ask for metrics that are documented, or recorded by a rule", () => {
    const recorded = new Set(RULES.map(({ record }) => record));
    const known = (name: string) => OF_NODE.test(name) || OPERATIONS.includes(`\`${name}\``);
    const names = QUERIES.flatMap((query) =>
      seriesIn(
        [...recorded].reduce((rest: string, name) => rest.replaceAll(name ?? " ", " "), query),
      ),
    );
    expect(names).toContain("http_request_duration_seconds");
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  it("say of each alert what to do, and try each", () => {
    const tried = JSON.stringify(TESTS);
    const alerts = RULES.flatMap(({ alert }) => alert ?? []);
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter((alert) => !OPERATIONS.includes(`\`${alert}\``))).toEqual([]);
    expect(
      alerts.filter((alert) => !tried.includes(`"alertname":"${alert}","exp_alerts"`)),
    ).toEqual([]);
  });
});
