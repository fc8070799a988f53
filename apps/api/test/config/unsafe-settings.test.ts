import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { parseConfig, readEnvironment } from "../../src/config/parse-config.ts";

type Source = Readonly<Record<string, string>>;
const SECRET = "0123456789abcdef0123456789abcdef";

const configOf = (source: Source) => parseConfig(readEnvironment(source), "/srv", source);
const warningsOf = (source: Source) =>
  configOf(source).warnings.map(({ name, variable }) => `${name} ${variable}`);
const provider = (url: string) => `{"model":"m","base_url":"${url}"}`;
const providers = (url: string) =>
  `{"mine":{"kind":"openai-compatible","model":"m","base_url":"${url}"}}`;
const database = (rest: string) => ({
  DATABASE_URL: `postgresql://u:hidden@${rest}`,
  JWT_SECRET: SECRET,
});

const PUBLIC = ["http://id.example/v1", "http://8.8.8.8/v1", "http://[2001:db8::1]/v1"];
const NEAR = [
  "http://keys/v1",
  "http://10.1.2.3/v1",
  "http://[fd00::1]/v1",
  "http://a.internal/v1",
];
const HERE = ["http://localhost:1/v1", "http://127.0.0.2/v1", "http://[::1]/v1"];

describe.each([
  ["JWT_JWKS_URL", (url: string) => ({ JWT_JWKS_URL: url, JWT_AUDIENCE: "a" }), "key_server"],
  ["EMBEDDING_PROVIDER", (url: string) => ({ EMBEDDING_PROVIDER: provider(url) }), "provider"],
  ["LLM_PROVIDERS", (url: string) => ({ LLM_PROVIDERS: providers(url) }), "provider"],
] as const)("plain http in %s", (variable, settings, name) => {
  it.each(PUBLIC)("is refused for %s, without the address", (url) => {
    expect(() => configOf(settings(url))).toThrow(ConfigError);
    expect(() => configOf(settings(url))).toThrow(`${variable} `);
    expect(() => configOf(settings(url))).not.toThrow(url);
  });

  it.each(NEAR)("is warned of for %s", (url) => {
    expect(warningsOf(settings(url))).toEqual([`${name}_without_tls ${variable}`]);
  });

  it.each([...HERE, "https://id.example/v1"])("is nothing to speak of for %s", (url) => {
    expect(warningsOf(settings(url))).toEqual([]);
  });
});

describe("an operator is warned", () => {
  it.each(["db.example/x", "10.0.0.1/x", "db/x?sslmode=disable", "localhost/x?host=db.example"])(
    "of a database at %s, which is spoken to without TLS",
    (rest) => {
      expect(warningsOf(database(rest))).toEqual(["database_without_tls DATABASE_URL"]);
    },
  );

  it.each([
    "localhost/x",
    "127.0.0.1/x",
    "localhost/x?host=/run/postgresql",
    "db.example/x?sslmode=require",
  ])("of no database at %s", (rest) => {
    expect(warningsOf(database(rest))).toEqual([]);
  });

  it("of a key server whose tokens may be meant for others", () => {
    expect(warningsOf({ JWT_JWKS_URL: "https://id.example/keys" })).toEqual([
      "tokens_of_any_audience JWT_AUDIENCE",
    ]);
  });

  it("of metrics beside the API and of development mode, in production alone", () => {
    const settings = { DEVELOPMENT_MODE: "true" };
    expect(warningsOf(settings)).toEqual([]);
    expect(warningsOf({ ...settings, NODE_ENV: "production" })).toEqual([
      "metrics_on_api_port METRICS_PORT",
      "development_mode_in_production DEVELOPMENT_MODE",
    ]);
    expect(warningsOf({ METRICS_PORT: "9100", NODE_ENV: "production" })).toEqual([]);
  });
});
