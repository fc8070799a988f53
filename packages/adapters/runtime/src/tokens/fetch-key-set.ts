import { createPublicKey } from "node:crypto";
import type { JwksClient } from "jwks-rsa";
import { algorithmOf } from "./asymmetric-key.ts";
import type { VerificationKey } from "./signed-tokens.ts";

/** The keys of an identity provider that tokens can be verified with. */
export type KeySet = readonly (VerificationKey & { readonly kid: string | undefined })[];

const SIZE_LIMIT_BYTES = 512 * 1024;

/** A function that gets the key set from `url` as it is now; it rejects when that takes longer than `timeoutMs`. */
export function keySetFetcher(url: string, timeoutMs: number): () => Promise<KeySet> {
  let client: JwksClient | undefined;
  return async () => {
    client ??= await clientFor(url, timeoutMs);
    const signingKeys = await client.getSigningKeys();
    return signingKeys.flatMap(({ kid, alg, getPublicKey }) => {
      const key = createPublicKey(getPublicKey());
      const algorithm = algorithmOf(key);
      const isForAnother = alg !== undefined && alg !== algorithm;
      return algorithm === undefined || isForAnother ? [] : [{ kid, key, algorithm }];
    });
  };
}

/** The library is loaded only where keys are fetched. */
async function clientFor(url: string, timeoutMs: number): Promise<JwksClient> {
  const { JwksClient } = await import("jwks-rsa");
  return new JwksClient({
    jwksUri: url,
    cache: false,
    rateLimit: false,
    fetcher: (address) => fetchJson(address, timeoutMs),
  });
}

/** The time limit covers the whole answer, so that a server which drips does not hold its callers. */
async function fetchJson(url: string, timeoutMs: number): Promise<{ keys: unknown }> {
  const response = await fetch(url, {
    headers: { accept: "application/jwk-set+json, application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The key set could not be read: status ${response.status}.`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > SIZE_LIMIT_BYTES) throw new Error("The key set is too large.");
    parts.push(part);
  }
  const document: unknown = JSON.parse(Buffer.concat(parts).toString("utf8"));
  const keys = typeof document === "object" && document !== null && Reflect.get(document, "keys");
  if (!Array.isArray(keys))
    throw new Error("The key set is not a JSON object with a list of keys.");
  return { keys: keys.filter((key) => typeof key === "object" && key !== null) };
}
