import type { ConfigProblem } from "./config-error.ts";
import { isLoopback, isPrivateHost } from "./private-host.ts";
import type { KeySource } from "./provider-fields.ts";
import type { VariableValues } from "./variables.ts";

/** A setting that works and that somebody may come to regret; the name stays the same from version to version. */
export type SettingWarning = { readonly name: string; readonly variable: string };

/** Values of `sslmode` with which the driver speaks to no server without TLS. */
const MODES_WITH_TLS = ["prefer", "require", "verify-ca", "verify-full", "no-verify"];

/** Adds to `problems` what would send keys, messages or health data over open networks as plain text. */
export function refuseUnsafe(values: VariableValues, problems: ConfigProblem[]): void {
  const refuse = (variable: string, field: string, url: string | undefined) => {
    if (url !== undefined && isPlainHttp(url) && !isPrivateHost(hostOf(url))) {
      problems.push({ variable, message: `${field}must be https beyond private networks` });
    }
  };
  refuse("JWT_JWKS_URL", "", values.JWT_JWKS_URL);
  refuse("EMBEDDING_PROVIDER", "base_url: ", values.EMBEDDING_PROVIDER?.base_url);
  for (const [name, { base_url }] of Object.entries(values.LLM_PROVIDERS ?? {})) {
    refuse("LLM_PROVIDERS", `${name}.base_url: `, base_url);
  }
}

/** What an operator is warned of at a start. */
export function unsafeSettings(
  values: VariableValues,
  source: KeySource,
): readonly SettingWarning[] {
  const isProduction = source["NODE_ENV"] === "production";
  const keyServer = values.JWT_JWKS_URL;
  const providers = Object.values(values.LLM_PROVIDERS ?? {}).map(({ base_url }) => base_url);
  const found: readonly [boolean, string, string][] = [
    [isPlainBeyondHere(keyServer), "key_server_without_tls", "JWT_JWKS_URL"],
    [
      keyServer !== undefined && values.JWT_AUDIENCE === undefined,
      "tokens_of_any_audience",
      "JWT_AUDIENCE",
    ],
    [
      values.USER_PROVISIONING === "first_token" && values.JWT_AUDIENCE === undefined,
      "users_of_any_audience",
      "JWT_AUDIENCE",
    ],
    [providers.some(isPlainBeyondHere), "provider_without_tls", "LLM_PROVIDERS"],
    [
      isPlainBeyondHere(values.EMBEDDING_PROVIDER?.base_url),
      "provider_without_tls",
      "EMBEDDING_PROVIDER",
    ],
    [isWithoutTls(values.DATABASE_URL), "database_without_tls", "DATABASE_URL"],
    [isWithoutTls(values.DATABASE_OWNER_URL), "database_without_tls", "DATABASE_OWNER_URL"],
    [isWithoutTls(values.DATABASE_READ_URL), "database_without_tls", "DATABASE_READ_URL"],
    [isProduction && values.METRICS_PORT === undefined, "metrics_on_api_port", "METRICS_PORT"],
    [
      isProduction && values.DEVELOPMENT_MODE === true,
      "development_mode_in_production",
      "DEVELOPMENT_MODE",
    ],
    [
      isProduction && values.WEBHOOK_ALLOW_PRIVATE === true,
      "events_to_private_networks",
      "WEBHOOK_ALLOW_PRIVATE",
    ],
  ];
  return found.flatMap(([isSo, name, variable]) => (isSo ? [{ name, variable }] : []));
}

function isPlainBeyondHere(url: string | undefined): boolean {
  return url !== undefined && isPlainHttp(url) && !isLoopback(hostOf(url));
}

function isPlainHttp(url: string): boolean {
  return new URL(url).protocol === "http:";
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}

/** A host in the query goes before that of the address; a path is a socket on this machine. */
function isWithoutTls(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  const mode = searchParams.get("sslmode") ?? "";
  if (host === "" || host.startsWith("/") || isLoopback(host)) return false;
  const isAsked = searchParams.get("ssl") === "true" || searchParams.get("ssl") === "1";
  return !isAsked && !MODES_WITH_TLS.includes(mode);
}
