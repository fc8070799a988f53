import {
  importPublicKey,
  LOG_LEVELS,
  LONGEST_LIFETIME_SECONDS,
  MINIMUM_SECRET_BYTES,
} from "@health-exercise/adapter-runtime";
import { AGE_YEARS } from "@health-exercise/domain/user";
import { z } from "zod";
import { embeddingProvider } from "./embedding-provider.ts";
import { jsonOf } from "./json-of.ts";
import { llmProviders, MOST_LLM_TIMEOUT_MS } from "./language-models.ts";
import { parseTokenLifetime, SHORTEST_LIFETIME_SECONDS } from "./token-lifetime.ts";
import {
  isPlainUrl,
  isPostgresUrl,
  parseHeaders,
  parseOrigins,
  parsePublicUrl,
  parseShare,
  parseTrustedProxies,
} from "./values.ts";

const MINUTES_10 = 600_000;
const DAYS_100_YEARS = 36_525;

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

/** Text that `parse` understands. */
const parsed = <Value>(parse: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.issues.push({ code: "custom", input: "", message });
    return z.NEVER;
  });

const tokenSecret = z
  .string()
  .refine(
    (secret) => Buffer.byteLength(secret) >= MINIMUM_SECRET_BYTES,
    `must have ${MINIMUM_SECRET_BYTES} bytes or more`,
  );

const databaseUrl = z
  .string()
  .refine(isPostgresUrl, "must be a URL such as postgresql://user:password@host:5432/database");

/** What is asked of each variable when it is set. */
export const VARIABLES = {
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().regex(/^[\w.:-]+$/, "must be a host name or address"),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_READ_MAX_LAG_MS: wholeNumber(10, 10_000),
  DATABASE_POOL_SIZE: wholeNumber(1, 200),
  DATABASE_SESSION_SETTINGS: choice(["on", "off"]).transform((value) => value === "on"),
  DATABASE_NAMED_STATEMENTS: choice(["on", "off"]).transform((value) => value === "on"),
  STARTUP_TIMEOUT_MS: wholeNumber(1, MINUTES_10),
  RECOVERY_TIMEOUT_MS: wholeNumber(1_000, MINUTES_10),
  WARM_UP: choice(["on", "off"]).transform((value) => value === "on"),
  SHUTDOWN_DELAY_MS: wholeNumber(0, MINUTES_10),
  SHUTDOWN_GRACE_MS: wholeNumber(0, MINUTES_10),
  DATA_DIR: z.string(),
  JWT_SECRET: tokenSecret,
  JWT_SECRET_PREVIOUS: tokenSecret,
  JWT_PUBLIC_KEY: z.string().check((context) => {
    const reason = whyUnusable(context.value);
    if (reason !== undefined) {
      context.issues.push({ code: "custom", input: "", message: `cannot be used: ${reason}` });
    }
  }),
  JWT_JWKS_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }),
  JWT_ISSUER: z.string(),
  JWT_AUDIENCE: z.string(),
  JWT_ROLES_CLAIM: z
    .string()
    .regex(
      /^[!-~]{1,200}$/,
      "must be the name of a claim, or a JSON pointer such as /realm_access/roles",
    ),
  USER_PROVISIONING: choice(["off", "first_token"]),
  JWT_MAX_LIFETIME: parsed(
    parseTokenLifetime,
    `must be a number of seconds or a time such as 15m, 12h or 30d, from ${SHORTEST_LIFETIME_SECONDS} s to ${LONGEST_LIFETIME_SECONDS / 86_400}d`,
  ),
  MINIMUM_AGE: wholeNumber(AGE_YEARS.min, 21),
  DEFAULT_REGION: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be a country code of two capital letters (ISO 3166-1), such as US"),
  EMBEDDING_PROVIDER: jsonOf(embeddingProvider),
  LLM_PROVIDER: z.string(),
  LLM_PROVIDERS: jsonOf(llmProviders),
  LLM_TIMEOUT_MS: wholeNumber(1, MOST_LLM_TIMEOUT_MS),
  LLM_FALLBACK: choice(["builtin", "none"]),
  GUARD_PROVIDER: z.string(),
  EXTERNAL_MODEL_DEFAULT: choice(["on", "off"]).transform((value) => value === "on"),
  CHAT_LEASE_MS: wholeNumber(1_000, MINUTES_10),
  DEVELOPMENT_MODE: choice(["true", "false"]).transform((value) => value === "true"),
  PUBLIC_URL: parsed(
    parsePublicUrl,
    "must be an http or https URL without credentials, query or fragment, its path of letters, digits and .-_~",
  ),
  COMPRESSION: choice(["all", "static", "off"]),
  CORS_ORIGINS: parsed(
    parseOrigins,
    "must be a comma-separated list of origins such as https://app.example",
  ),
  TRUST_PROXY: parsed(
    parseTrustedProxies,
    "must be the number of proxies in front (0 to 10), or their addresses or subnets separated by commas",
  ),
  LANE_WAITING: wholeNumber(0, 100_000),
  IMPORT_UNPACKED_MIB: wholeNumber(1, 16_384),
  IMPORT_TIMEOUT_MS: wholeNumber(1_000, 6 * MINUTES_10),
  RETENTION_DELETED_DAYS: wholeNumber(0, DAYS_100_YEARS),
  RETENTION_KEYS_DAYS: wholeNumber(1, DAYS_100_YEARS),
  RETENTION_CHAT_DAYS: wholeNumber(1, DAYS_100_YEARS),
  RETENTION_EVENTS_DAYS: wholeNumber(4, DAYS_100_YEARS),
  WEBHOOK_ALLOW_PRIVATE: choice(["true", "false"]).transform((value) => value === "true"),
  WEBHOOK_KEY: tokenSecret,
  QUOTA_LOGS: wholeNumber(1, 100_000_000),
  QUOTA_SESSIONS: wholeNumber(1, 100_000_000),
  QUOTA_SCHEMES: wholeNumber(1, 100_000_000),
  QUOTA_GOALS: wholeNumber(1, 1_000),
  QUOTA_BYTES: wholeNumber(1, 999_999_999_999),
  RATE_LIMIT: choice(["on", "off"]).transform((value) => value === "on"),
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400),
  RATE_LIMIT_PER_USER: wholeNumber(1, 1_000_000),
  RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000),
  METRICS_PORT: wholeNumber(0, 65_535),
  LOG_LEVEL: choice(LOG_LEVELS),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isPlainUrl, "must be an http or https URL such as http://collector:4318"),
  OTEL_EXPORTER_OTLP_HEADERS: parsed(
    parseHeaders,
    "must be a comma-separated list such as name=value, values percent-encoded",
  ),
  OTEL_SERVICE_NAME: z.string().regex(/^[\w.-]{1,100}$/, "must be 1 to 100 letters, digits, . _ -"),
  OTEL_TRACES_SAMPLER_ARG: parsed(parseShare, "must be a number from 0 to 1"),
} as const;

export type VariableName = keyof typeof VARIABLES;

/** The text of each variable that is set. An empty one counts as not set, as Compose files leave them. */
export type Environment = Readonly<Partial<Record<VariableName, string>>>;

/** The values of the variables that are set. */
export type VariableValues = {
  readonly [Name in VariableName]?: z.output<(typeof VARIABLES)[Name]>;
};

function whyUnusable(pem: string): string | undefined {
  try {
    importPublicKey(pem);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "it cannot be read";
  }
}
