import { createPublicKey, type JsonWebKeyInput, type KeyObject } from "node:crypto";
import { algorithmOf } from "./asymmetric-key.ts";
import type { VerificationKey } from "./signed-tokens.ts";

/** The keys of an identity provider that tokens can be verified with. */
export type KeySet = readonly (VerificationKey & { readonly kid: string | undefined })[];

const SIZE_LIMIT_BYTES = 512 * 1024;

/** A function that gets the key set from `url` as it is now; it rejects when that takes longer than `timeoutMs`. */
export function keySetFetcher(url: string, timeoutMs: number): () => Promise<KeySet> {
  return async () => {
    const published = await fetchKeys(url, timeoutMs);
    const keySet = published.flatMap(verificationKeyIn);
    // A provider that is being set up: what was published before goes on to serve.
    if (keySet.length === 0) throw new Error("The key set has no key that can be used.");
    return keySet;
  };
}

/** What is published beside the members that Node reads (RFC 7517). */
type PublishedKey = JsonWebKeyInput["key"] & {
  readonly kid?: unknown;
  readonly alg?: unknown;
  readonly use?: unknown;
};

/** The key, where it is a public one for signatures of an algorithm that is accepted; what cannot be read is left out. */
function verificationKeyIn(published: PublishedKey): KeySet {
  const { kid, alg, use, d: privatePart } = published;
  if ((use !== undefined && use !== "sig") || privatePart !== undefined) return [];
  if (kid !== undefined && typeof kid !== "string") return [];
  const key = keyIn(published);
  const algorithm = key && algorithmOf(key);
  if (key === undefined || algorithm === undefined) return [];
  return alg === undefined || alg === algorithm ? [{ kid, key, algorithm }] : [];
}

function keyIn(published: JsonWebKeyInput["key"]): KeyObject | undefined {
  try {
    return createPublicKey({ key: published, format: "jwk" });
  } catch {
    return undefined;
  }
}

/** The time limit covers the whole answer, so that a server which drips does not hold its callers. */
async function fetchKeys(url: string, timeoutMs: number): Promise<readonly PublishedKey[]> {
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
  return keys.filter((key) => typeof key === "object" && key !== null);
}
