import { resolve } from "node:path";
import type { Compression } from "@health-exercise/adapter-http";
import type { GuardSettings, LanguageModelSettings } from "@health-exercise/adapter-llm";
import {
  LONGEST_LIFETIME_SECONDS,
  type LogLevel,
  USUAL_ROLES_CLAIM,
} from "@health-exercise/adapter-runtime";
import type { Provisioning } from "@health-exercise/application";
import { AGE_YEARS } from "@health-exercise/domain/user";
import { type Bounds, boundsOf } from "./bounds.ts";
import { ConfigError, type ConfigProblem } from "./config-error.ts";
import { type DatabaseSettings, databaseOf, requireDatabase } from "./database-settings.ts";
import { chooseEmbeddings, type EmbeddingSettings } from "./embedding-provider.ts";
import { chooseGuard } from "./guard-provider.ts";
import { chooseLanguageModels } from "./language-models.ts";
import { asProblem, type MisspeltSetting, misspeltSettings } from "./misspelt-settings.ts";
import type { KeySource } from "./provider-fields.ts";
import { requireIssuer } from "./require-issuer.ts";
import { type TelemetrySettings, telemetryOf } from "./telemetry.ts";
import { chooseTokenKeys, type TokenKeys } from "./token-keys.ts";
import { refuseUnsafe, type SettingWarning, unsafeSettings } from "./unsafe-settings.ts";
import { usableProviders } from "./usable-providers.ts";
import type { TrustedProxies } from "./values.ts";
import {
  type Environment,
  VARIABLES,
  type VariableName,
  type VariableValues,
} from "./variables.ts";

/** Everything that can be set about the service. */
export type Config = Bounds & {
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Where `/metrics` is served instead of on `port`; null for on `port`. */
    readonly metricsPort: number | null;
    /** What of the answers is compressed for those who accept it. */
    readonly compression: Compression;
    readonly corsOrigins: readonly string[];
    readonly trustedProxies: TrustedProxies;
    /** Where clients reach the service, without a slash at its end. */
    readonly publicUrl: string | undefined;
    /** How long a stop still serves, after it has said that it is not ready any more. */
    readonly shutdownDelayMs: number;
    /** How long a stop waits for requests under way. */
    readonly shutdownGraceMs: number;
  };
  readonly database: DatabaseSettings;
  readonly tokens: {
    readonly keys: TokenKeys;
    readonly issuer: string | undefined;
    readonly audience: string | undefined;
    /** From `iat` to `exp`, at most. */
    readonly maxLifetimeSeconds: number;
    /** The claim, or the JSON pointer, where roles stand. */
    readonly rolesClaim: string;
    /** Whether somebody who is not known becomes a user with their first token. */
    readonly provisioning: Provisioning;
  };
  readonly webhooks: {
    /** Whether other systems may be told on this machine and in private networks. */
    readonly allowsPrivate: boolean;
    /** What seals their secrets; undefined where the secret of tokens does. */
    readonly key: string | undefined;
  };
  readonly people: {
    /** The least age of those who are served. */
    readonly minimumAgeYears: number;
    /** Whether what people write may go to services outside where they told neither way. */
    readonly externalModelByDefault: boolean;
  };
  readonly safety: {
    /** Whose emergency numbers are given where a request names no region; ISO 3166-1 alpha-2. */
    readonly defaultRegion: string;
  };
  readonly knowledge: {
    /** Where vectors of texts come from; undefined where knowledge is searched by words alone. */
    readonly embeddings: EmbeddingSettings | undefined;
  };
  readonly chat: {
    /** How soon a message's key is free again after a crash. */
    readonly leaseMs: number;
  };
  /** Who answers chat messages. */
  readonly llm: LanguageModelSettings;
  /** Who reads messages and replies a second time; undefined where nobody does. */
  readonly guard: GuardSettings | undefined;
  /** Where traces and metrics go; undefined where nowhere. */
  readonly telemetry: TelemetrySettings | undefined;
  /** Whether what the first messages need is made behind the start. */
  readonly warmsUp: boolean;
  readonly developmentMode: boolean;
  readonly logLevel: LogLevel;
  /** What somebody may come to regret. */
  readonly warnings: readonly SettingWarning[];
  readonly misspelt: readonly MisspeltSetting[];
};

/** The first step: of all that `source` holds, what is ours. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const names = Object.keys(VARIABLES) as VariableName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = source[name];
      return text === undefined || text === "" ? [] : [[name, text]];
    }),
  );
}

/**
 * The second step. Paths are taken from `directory`, keys of providers from the variables of `source` that the
 * settings name. @throws ConfigError naming every bad variable.
 */
export function parseConfig(
  environment: Environment,
  directory: string,
  source: KeySource = {},
): Config {
  const { values, problems, unusable } = parseValues(environment);
  const embeddings = chooseEmbeddings(values.EMBEDDING_PROVIDER, source, problems);
  const llm = chooseLanguageModels(values, source, problems, unusable);
  const guard = chooseGuard(values, source, problems, unusable);
  refuseUnsafe(values, problems);
  requireIssuer(values, problems);
  requireDatabase(environment, problems);
  const dataDirectory = resolve(directory, environment.DATA_DIR ?? ".data");
  const keys = chooseTokenKeys(environment, dataDirectory);
  if (Array.isArray(keys)) problems.push(...keys);
  const misspelt = misspeltSettings(source);
  if (problems.length > 0 || Array.isArray(keys)) {
    // What is said to be missing may be there under another name.
    throw new ConfigError([...problems, ...misspelt.map(asProblem)]);
  }
  return {
    http: httpOf(values),
    database: databaseOf(values, dataDirectory),
    tokens: {
      keys,
      issuer: values.JWT_ISSUER,
      audience: values.JWT_AUDIENCE,
      maxLifetimeSeconds: values.JWT_MAX_LIFETIME ?? LONGEST_LIFETIME_SECONDS,
      rolesClaim: values.JWT_ROLES_CLAIM ?? USUAL_ROLES_CLAIM,
      provisioning: values.USER_PROVISIONING ?? "off",
    },
    ...boundsOf(values),
    webhooks: { allowsPrivate: values.WEBHOOK_ALLOW_PRIVATE ?? false, key: values.WEBHOOK_KEY },
    people: {
      minimumAgeYears: values.MINIMUM_AGE ?? AGE_YEARS.min,
      externalModelByDefault: values.EXTERNAL_MODEL_DEFAULT ?? true,
    },
    safety: { defaultRegion: values.DEFAULT_REGION ?? "US" },
    knowledge: { embeddings },
    chat: { leaseMs: values.CHAT_LEASE_MS ?? 15_000 },
    llm,
    guard,
    telemetry: telemetryOf(values),
    warmsUp: values.WARM_UP ?? true,
    developmentMode: values.DEVELOPMENT_MODE ?? false,
    logLevel: values.LOG_LEVEL ?? "info",
    warnings: unsafeSettings(values, source),
    misspelt,
  };
}

function parseValues(environment: Environment) {
  const problems: ConfigProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [variable, text] of Object.entries(environment)) {
    const result = VARIABLES[variable as VariableName].safeParse(text);
    if (result.success) values[variable] = result.data;
    else problems.push(...result.error.issues.map(({ message }) => ({ variable, message })));
  }
  const { LLM_PROVIDERS: list } = environment;
  if (list === undefined || values["LLM_PROVIDERS"] !== undefined) {
    return { values: values as VariableValues, problems, unusable: [] };
  }
  const { usable, unusable } = usableProviders(list);
  return { values: { ...values, LLM_PROVIDERS: usable } as VariableValues, problems, unusable };
}

function httpOf(values: VariableValues): Config["http"] {
  return {
    host: values.HOST ?? "127.0.0.1",
    port: values.PORT ?? 3000,
    metricsPort: values.METRICS_PORT ?? null,
    compression: values.COMPRESSION ?? "all",
    corsOrigins: values.CORS_ORIGINS ?? [],
    trustedProxies: values.TRUST_PROXY ?? 0,
    publicUrl: values.PUBLIC_URL,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? 0,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS ?? 10_000,
  };
}
