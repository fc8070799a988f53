import { join } from "node:path";
import type { ConfigProblem } from "./config-error.ts";
import type { Environment } from "./variables.ts";

/** What tokens are verified with; only secrets can sign them too. */
export type TokenKeys =
  | (PreviousSecret & { readonly kind: "secret"; readonly secret: string })
  /** A secret that is made once and kept in `file`. */
  | (PreviousSecret & { readonly kind: "kept_secret"; readonly file: string })
  | { readonly kind: "public_key"; readonly pem: string }
  | { readonly kind: "key_set"; readonly url: string };

/** What tokens were signed with before, and may still be. */
type PreviousSecret = { readonly previous: string | undefined };

const KEY_VARIABLES = ["JWT_SECRET", "JWT_PUBLIC_KEY", "JWT_JWKS_URL"] as const;

/** The one kind of key that is set, or everything that is wrong with the choice. */
export function chooseTokenKeys(
  environment: Environment,
  dataDirectory: string,
): TokenKeys | ConfigProblem[] {
  const problems = faultsIn(environment);
  if (problems.length > 0) return problems;
  const { JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous } = environment;
  const { JWT_PUBLIC_KEY: pem, JWT_JWKS_URL: url } = environment;
  if (secret !== undefined) return { kind: "secret", secret, previous };
  if (pem !== undefined) return { kind: "public_key", pem };
  if (url !== undefined) return { kind: "key_set", url };
  return { kind: "kept_secret", file: join(dataDirectory, "jwt-secret"), previous };
}

function faultsIn(environment: Environment): ConfigProblem[] {
  const { JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous, DATABASE_URL: database } = environment;
  const { JWT_PUBLIC_KEY: pem, JWT_JWKS_URL: url } = environment;
  const chosen = KEY_VARIABLES.filter((variable) => environment[variable] !== undefined);
  const rules: readonly [isBroken: boolean, variable: string, message: string][] = [
    [chosen.length > 1, chosen.join(" and "), "are set together: keep one of them"],
    [
      chosen.length === 0 && database !== undefined,
      "JWT_SECRET",
      "is needed with DATABASE_URL (or JWT_PUBLIC_KEY, or JWT_JWKS_URL)",
    ],
    [
      previous !== undefined && (pem ?? url) !== undefined,
      "JWT_SECRET_PREVIOUS",
      "is for secrets alone (HS256)",
    ],
    [
      previous !== undefined && previous === secret,
      "JWT_SECRET_PREVIOUS",
      "is the same as JWT_SECRET",
    ],
  ];
  return rules.flatMap(([isBroken, variable, message]) =>
    isBroken ? [{ variable, message }] : [],
  );
}
