import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { parseConfig, readEnvironment } from "../../src/config/parse-config.ts";
import type { VariableName } from "../../src/config/variables.ts";

type Source = Readonly<Record<string, string | undefined>>;

const configOf = (source: Source) => parseConfig(readEnvironment(source), "/srv/service", source);

function problemsOf(source: Source) {
  try {
    configOf(source);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("The settings were accepted.");
}

const secret = "0123456789abcdef0123456789abcdef";
const url = "postgresql://companion:hidden@db.example:5432/companion";
const publicKey = generateKeyPairSync("ec", { namedCurve: "P-256" })
  .publicKey.export({ format: "pem", type: "spki" })
  .toString();

describe("the settings", () => {
  it("are complete without a single variable", () => {
    expect(configOf({})).toEqual({
      http: {
        host: "127.0.0.1",
        port: 3000,
        metricsPort: null,
        compression: "all",
        corsOrigins: [],
        trustedProxies: 0,
        shutdownDelayMs: 0,
        shutdownGraceMs: 10_000,
      },
      database: {
        server: { kind: "embedded", directory: "/srv/service/.data/postgres" },
        poolSize: 10,
        namedStatements: true,
        sessionSettings: true,
        startupTimeoutMs: 30_000,
        recoveryTimeoutMs: 9_000,
      },
      tokens: {
        keys: { kind: "kept_secret", file: "/srv/service/.data/jwt-secret" },
        issuer: undefined,
        audience: undefined,
        maxLifetimeSeconds: 366 * 86_400,
        rolesClaim: "roles",
        provisioning: "off",
      },
      rateLimit: { enabled: true, windowSeconds: 60, perUser: 600, perAddress: 300 },
      imports: {
        milliseconds: 120_000,
        unpackedBytes: 1_073_741_824,
        allUnpackedBytes: 1_073_741_824,
      },
      lanes: { mostWaiting: 100 },
      quotas: { logs: 200_000, sessions: 10_000, schemes: 1_000, goals: 100, bytes: 1_073_741_824 },
      retention: {
        deleted_records: 30,
        idempotency_keys: 30,
        chats: null,
        webhook_deliveries: 7,
      },
      webhooks: { allowsPrivate: false, key: undefined },
      people: { minimumAgeYears: 5, externalModelByDefault: true },
      safety: { defaultRegion: "US" },
      knowledge: { embeddings: undefined },
      chat: { leaseMs: 15_000 },
      llm: { defaultProvider: "builtin", providers: {}, fallback: "builtin" },
      guard: undefined,
      warmsUp: true,
      developmentMode: false,
      logLevel: "info",
      warnings: [],
      misspelt: [],
    });
  });

  it.each<[VariableName, string, object]>([
    ["PORT", "0", { http: { port: 0 } }],
    ["PORT", "65535", { http: { port: 65_535 } }],
    ["HOST", "0.0.0.0", { http: { host: "0.0.0.0" } }],
    ["HOST", "::1", { http: { host: "::1" } }],
    ["METRICS_PORT", "9100", { http: { metricsPort: 9_100 } }],
    [
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "http://collector:4318",
      { telemetry: { endpoint: "http://collector:4318", headers: {}, sampledShare: 1 } },
    ],
    ["WARM_UP", "off", { warmsUp: false }],
    ["SHUTDOWN_DELAY_MS", "5000", { http: { shutdownDelayMs: 5_000 } }],
    ["SHUTDOWN_GRACE_MS", "0", { http: { shutdownGraceMs: 0 } }],
    ["STARTUP_TIMEOUT_MS", "500", { database: { startupTimeoutMs: 500 } }],
    ["RECOVERY_TIMEOUT_MS", "20000", { database: { recoveryTimeoutMs: 20_000 } }],
    ["CHAT_LEASE_MS", "60000", { chat: { leaseMs: 60_000 } }],
    ["EXTERNAL_MODEL_DEFAULT", "on", { people: { externalModelByDefault: true } }],
    ["EXTERNAL_MODEL_DEFAULT", "off", { people: { externalModelByDefault: false } }],
    ["DATABASE_POOL_SIZE", "25", { database: { poolSize: 25 } }],
    ["DATABASE_NAMED_STATEMENTS", "on", { database: { namedStatements: true } }],
    ["DATABASE_NAMED_STATEMENTS", "off", { database: { namedStatements: false } }],
    ["DATABASE_SESSION_SETTINGS", "off", { database: { sessionSettings: false } }],
    ["DATA_DIR", "kept", { database: { server: { directory: "/srv/service/kept/postgres" } } }],
    ["DATA_DIR", "/var/kept", { tokens: { keys: { file: "/var/kept/jwt-secret" } } }],
    ["JWT_SECRET", secret, { tokens: { keys: { kind: "secret", secret } } }],
    ["JWT_SECRET", "é".repeat(16), { tokens: { keys: { kind: "secret" } } }],
    ["JWT_PUBLIC_KEY", publicKey, { tokens: { keys: { kind: "public_key", pem: publicKey } } }],
    [
      "JWT_PUBLIC_KEY",
      publicKey.replaceAll("\n", "\\n"),
      { tokens: { keys: { kind: "public_key" } } },
    ],
    [
      "JWT_JWKS_URL",
      "https://id.example/keys.json",
      { tokens: { keys: { kind: "key_set", url: "https://id.example/keys.json" } } },
    ],
    ["JWT_MAX_LIFETIME", "900", { tokens: { maxLifetimeSeconds: 900 } }],
    ["JWT_MAX_LIFETIME", "30d", { tokens: { maxLifetimeSeconds: 2_592_000 } }],
    [
      "JWT_SECRET_PREVIOUS",
      secret,
      { tokens: { keys: { kind: "kept_secret", previous: secret } } },
    ],
    ["JWT_ISSUER", "https://id.example/", { tokens: { issuer: "https://id.example/" } }],
    ["JWT_AUDIENCE", "exercise", { tokens: { audience: "exercise" } }],
    ["JWT_ROLES_CLAIM", "cognito:groups", { tokens: { rolesClaim: "cognito:groups" } }],
    ["JWT_ROLES_CLAIM", "/realm_access/roles", { tokens: { rolesClaim: "/realm_access/roles" } }],
    ["USER_PROVISIONING", "off", { tokens: { provisioning: "off" } }],
    [
      "EMBEDDING_PROVIDER",
      '{"model":"m","base_url":"https://host/v1","dimensions":256}',
      {
        knowledge: {
          embeddings: { model: "m", baseUrl: "https://host/v1", dimensions: 256, timeoutMs: 5_000 },
        },
      },
    ],
    ["LLM_PROVIDER", "builtin", { llm: { defaultProvider: "builtin" } }],
    ["LLM_FALLBACK", "none", { llm: { fallback: "none" } }],
    ["LLM_TIMEOUT_MS", "300000", { llm: { providers: {} } }],
    ["DEVELOPMENT_MODE", "true", { developmentMode: true }],
    [
      "CORS_ORIGINS",
      "https://app.example, http://localhost:5173",
      { http: { corsOrigins: ["https://app.example", "http://localhost:5173"] } },
    ],
    ["TRUST_PROXY", "1", { http: { trustedProxies: 1 } }],
    [
      "TRUST_PROXY",
      "10.0.0.0/8, fd00::/8,192.0.2.7",
      { http: { trustedProxies: ["10.0.0.0/8", "fd00::/8", "192.0.2.7"] } },
    ],
    ["RATE_LIMIT", "off", { rateLimit: { enabled: false } }],
    ["RATE_LIMIT_WINDOW_SECONDS", "10", { rateLimit: { windowSeconds: 10 } }],
    ["RATE_LIMIT_PER_USER", "5", { rateLimit: { perUser: 5 } }],
    ["RATE_LIMIT_PER_ADDRESS", "6", { rateLimit: { perAddress: 6 } }],
    ["LOG_LEVEL", "warn", { logLevel: "warn" }],
  ])("take %s=%s", (variable, text, expected) => {
    expect(configOf({ [variable]: text })).toMatchObject(expected);
  });

  it.each<[VariableName, string]>([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", "0x10"],
    ["PORT", "1e3"],
    ["PORT", " 3000"],
    ["PORT", "http"],
    ["HOST", "http://localhost"],
    ["HOST", "a b"],
    ["DATABASE_URL", "db.example"],
    ["DATABASE_OWNER_URL", "db.example"],
    ["DATABASE_URL", "mysql://db.example/companion"],
    ["DATABASE_URL", "postgresql://user:a%b/c@host:port/db"],
    ["DATABASE_URL", "postgresql://user:secret@host/%zz"],
    ["DATABASE_URL", "postgresql://user:100%@host/db"],
    ["DATABASE_POOL_SIZE", "0"],
    ["STARTUP_TIMEOUT_MS", "0"],
    ["STARTUP_TIMEOUT_MS", "30s"],
    ["SHUTDOWN_GRACE_MS", "600001"],
    ["CHAT_LEASE_MS", "999"],
    ["JWT_SECRET", "x".repeat(31)],
    ["JWT_ROLES_CLAIM", "two words"],
    ["USER_PROVISIONING", "on"],
    ["USER_PROVISIONING", "first_token"],
    ["JWT_SECRET_PREVIOUS", "x".repeat(31)],
    ["MINIMUM_AGE", "4"],
    ["MINIMUM_AGE", "22"],
    ["JWT_MAX_LIFETIME", "59"],
    ["JWT_MAX_LIFETIME", "59s"],
    ["JWT_MAX_LIFETIME", "367d"],
    ["JWT_MAX_LIFETIME", "1w"],
    ["JWT_MAX_LIFETIME", "30 d"],
    ["JWT_PUBLIC_KEY", "AAAA"],
    ["JWT_PUBLIC_KEY", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"],
    ["JWT_JWKS_URL", "id.example/keys.json"],
    ["JWT_JWKS_URL", "file:///etc/keys.json"],
    ["EMBEDDING_PROVIDER", "m"],
    ["EMBEDDING_PROVIDER", '{"model":"m"}'],
    ["EMBEDDING_PROVIDER", '{"model":"m","base_url":"host/v1"}'],
    ["EMBEDDING_PROVIDER", '{"model":"m","base_url":"https://host/v1","key":"k"}'],
    ["EMBEDDING_PROVIDER", '{"model":"m","base_url":"https://host/v1","api_key_env":"NOT_SET"}'],
    ["EMBEDDING_PROVIDER", '{"model":"m","base_url":"https://user:secret@host/v1"}'],
    ["EMBEDDING_PROVIDER", '{"model":"m","base_url":"https://host/v1?key=k"}'],
    ["LLM_PROVIDER", "mine"],
    ["LLM_PROVIDER", "Builtin"],
    ["LLM_PROVIDERS", "mine"],
    ["LLM_PROVIDERS", "[]"],
    ["LLM_PROVIDERS", '{"mine":null}'],
    ["LLM_TIMEOUT_MS", "0"],
    ["LLM_TIMEOUT_MS", "300001"],
    ["LLM_TIMEOUT_MS", "30s"],
    ["LLM_FALLBACK", "mine"],
    ["GUARD_PROVIDER", "mine"],
    ["DEVELOPMENT_MODE", "yes"],
    ["DEVELOPMENT_MODE", "TRUE"],
    ["CORS_ORIGINS", "*"],
    ["CORS_ORIGINS", "https://app.example/"],
    ["CORS_ORIGINS", "https://app.example,"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "11"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.1,,"],
    ["RATE_LIMIT", "no"],
    ["RATE_LIMIT_WINDOW_SECONDS", "0"],
    ["RATE_LIMIT_PER_USER", "-5"],
    ["RATE_LIMIT_PER_ADDRESS", "many"],
    ["METRICS_PORT", "70000"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector-without-scheme"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://somebody:secret@collector:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "a key without a value"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "key=%zz"],
    ["OTEL_SERVICE_NAME", "a name with spaces"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
    ["OTEL_TRACES_SAMPLER_ARG", "half"],
    ["LOG_LEVEL", "verbose"],
  ])("refuse %s=%s by name, without the value", (variable, text) => {
    const settings = variable === "DATABASE_URL" ? { JWT_SECRET: secret } : {};
    const { problems, message } = problemsOf({ ...settings, [variable]: text });
    expect(problems.map((problem) => problem.variable)).toEqual([variable]);
    expect(problems[0]?.message).not.toBe("");
    if (text.length > 3) expect(message).not.toContain(text);
  });

  it("name every bad variable at once", () => {
    const { problems, message } = problemsOf({
      PORT: "http",
      DATABASE_URL: "mysql://root:hidden@db/companion",
      LOG_LEVEL: "verbose",
    });
    expect(problems.map(({ variable }) => variable).toSorted()).toEqual([
      "DATABASE_URL",
      "JWT_SECRET",
      "LOG_LEVEL",
      "PORT",
    ]);
    expect(message).not.toMatch(/hidden|verbose|mysql/);
    expect(message.split("\n")).toHaveLength(5);
  });

  it("that are missing are told with those that they may have been misspelt as", () => {
    const settings = { DATABASE_URL: url, JWT_SECRETS: secret, log_levels: "warn", HOME: "/root" };
    const { message } = problemsOf(settings);
    expect(message.split("\n").slice(1)).toEqual([
      expect.stringMatching(/^ {2}JWT_SECRET is needed with DATABASE_URL/),
      "  JWT_SECRETS is no setting: is JWT_SECRET meant?",
      "  log_levels is no setting: is LOG_LEVEL meant?",
    ]);
  });

  it("name everything that is wrong with providers at once, and with whoever names them", () => {
    const { problems } = problemsOf({
      LLM_PROVIDERS: JSON.stringify({
        bad: { kind: "other" },
        empty: { kind: "openai" },
        keyless: { kind: "openai", model: "m", api_key_env: "NO_SUCH_KEY" },
        open: { kind: "openai-compatible", model: "m", base_url: "http://8.8.8.8/v1" },
        "no name": { kind: "openai", model: "m" },
      }),
      LLM_PROVIDER: "unknown",
      GUARD_PROVIDER: "nobody",
      PORT: "http",
    });
    const places = problems.map(({ variable, message }) => `${variable} ${message.split(":")[0]}`);
    expect(places.toSorted()).toEqual([
      'GUARD_PROVIDER must name a provider of LLM_PROVIDERS that has "guard"',
      "LLM_PROVIDER must be one of builtin, keyless, open",
      "LLM_PROVIDERS bad.kind",
      "LLM_PROVIDERS empty.model",
      "LLM_PROVIDERS keyless.api_key_env",
      "LLM_PROVIDERS no name",
      "LLM_PROVIDERS open.base_url",
      "PORT must be a whole number from 0 to 65535",
    ]);
  });

  it("say nothing of who is named among providers that cannot be read", () => {
    const bad = { bad: { kind: "other" } };
    for (const list of ["{", "[]", JSON.stringify(bad)]) {
      const named = { LLM_PROVIDER: "bad", GUARD_PROVIDER: "bad" };
      const { problems } = problemsOf({ LLM_PROVIDERS: list, ...named });
      expect(problems.map(({ variable }) => variable)).toEqual(["LLM_PROVIDERS"]);
    }
  });

  it("count an empty variable as not set", () => {
    expect(configOf({ PORT: "", DATABASE_URL: "", JWT_SECRET: "" })).toEqual(configOf({}));
  });

  it("need a key beside a database of one's own", () => {
    expect(problemsOf({ DATABASE_URL: url }).problems).toHaveLength(1);
    expect(configOf({ DATABASE_URL: url, JWT_SECRET: secret }).database.server).toEqual({
      kind: "external",
      url,
    });
    const withKeySet = configOf({ DATABASE_URL: url, JWT_JWKS_URL: "https://id.example/keys" });
    expect(withKeySet.tokens.keys.kind).toBe("key_set");
  });

  it("refuse two kinds of keys, naming them", () => {
    const { message } = problemsOf({ JWT_SECRET: secret, JWT_JWKS_URL: "https://id.example/keys" });
    expect(message).toContain("JWT_SECRET and JWT_JWKS_URL");
    expect(message).not.toContain(secret);
  });

  it("name all that is wrong with keys at once", () => {
    const { problems } = problemsOf({
      JWT_SECRET: secret,
      JWT_SECRET_PREVIOUS: secret,
      JWT_PUBLIC_KEY: publicKey,
      JWT_JWKS_URL: "https://id.example/keys",
    });
    expect(problems).toEqual([
      {
        variable: "JWT_SECRET and JWT_PUBLIC_KEY and JWT_JWKS_URL",
        message: "are set together: keep one of them",
      },
      { variable: "JWT_SECRET_PREVIOUS", message: "is for secrets alone (HS256)" },
      { variable: "JWT_SECRET_PREVIOUS", message: "is the same as JWT_SECRET" },
    ]);
  });

  it("do not say that what cannot be read is missing", () => {
    const settings = { JWT_SECRET: secret, DATABASE_URL: "db.example", DATABASE_READ_URL: url };
    expect(problemsOf(settings).problems.map(({ variable }) => variable)).toEqual(["DATABASE_URL"]);
    const { problems } = problemsOf({ DATABASE_READ_URL: url });
    expect(problems).toEqual([{ variable: "DATABASE_READ_URL", message: "needs DATABASE_URL" }]);
  });

  it("refuse a previous secret that can be of no use, without telling it", () => {
    const previous = { JWT_SECRET_PREVIOUS: secret };
    for (const settings of [
      { JWT_SECRET: secret },
      { JWT_PUBLIC_KEY: publicKey },
      { JWT_JWKS_URL: "https://id.example/keys" },
    ]) {
      const { problems, message } = problemsOf({ ...settings, ...previous });
      expect(problems.map(({ variable }) => variable)).toEqual(["JWT_SECRET_PREVIOUS"]);
      expect(message).not.toContain(secret);
    }
    const { keys } = configOf({ JWT_SECRET: `another ${secret}`, ...previous }).tokens;
    expect(keys).toMatchObject({ kind: "secret", previous: secret });
  });

  it("take no variable of another program for their own", () => {
    expect(readEnvironment({ PATH: "/bin", PORT: "1", PGPASSWORD: "x" })).toEqual({ PORT: "1" });
  });
});

describe("the key of a provider", () => {
  const provider = '{"model":"m","base_url":"https://host/v1","api_key_env":"MY_KEY"}';

  it("comes from the variable that the setting names", () => {
    const config = configOf({ EMBEDDING_PROVIDER: provider, MY_KEY: "k-1" });
    expect(config.knowledge.embeddings?.apiKey).toBe("k-1");
  });

  it("is asked for by the name of the variable and the path within it", () => {
    const missing = problemsOf({ EMBEDDING_PROVIDER: provider });
    expect(missing.message).toContain("api_key_env: the variable MY_KEY is not set");
    const bad = problemsOf({ EMBEDDING_PROVIDER: '{"model":"m","base_url":"host"}' });
    expect(bad.message).toContain("base_url: must be an http or https URL");
  });

  it("is asked for with all else that is expected of an endpoint for vectors", () => {
    const all = {
      dimensions: 0,
      least_similarity: 1,
      timeout_ms: "5s",
      key: "k",
    };
    const { problems } = problemsOf({ EMBEDDING_PROVIDER: JSON.stringify(all) });
    expect(problems.map(({ message }) => message).toSorted()).toEqual([
      "base_url: must be an http or https URL with the version part",
      "dimensions: must be a whole number from 1 to 16384",
      "key: is unknown",
      "least_similarity: must be a number from 0 to less than 1",
      "model: must be the name of a model, of 1 to 180 characters",
      "timeout_ms: must be a whole number from 1 to 600000",
    ]);
  });
});
