import { createPublicKey, type KeyObject } from "node:crypto";
import type { VerificationKey } from "./signed-tokens.ts";

const MINIMUM_RSA_BITS = 2_048;

/** Checked first, since a private key would be read too, and does not belong here. */
const PUBLIC_PEM = /^-----BEGIN (?:RSA )?PUBLIC KEY-----/;

/** A key that tokens cannot be verified with; the message says what is wanted instead. */
export class UnusableKeyError extends Error {
  override readonly name = "UnusableKeyError";
}

/**
 * The public key in `pem`, with the algorithm that follows from its type. Line breaks may be written
 * as `\n`, as environment files often have them.
 * @throws UnusableKeyError for anything but a public RSA key of 2048 bits or more or a public EC key on P-256.
 */
export function importPublicKey(pem: string): VerificationKey {
  const text = pem.replaceAll("\\n", "\n").trim();
  if (!PUBLIC_PEM.test(text)) {
    throw new UnusableKeyError("it is not a public key in PEM form (-----BEGIN PUBLIC KEY-----)");
  }
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    throw new UnusableKeyError("its PEM text cannot be read");
  }
  const algorithm = algorithmOf(key);
  if (algorithm === undefined) {
    throw new UnusableKeyError(
      "it is neither RSA with 2048 bits or more (RS256) nor EC P-256 (ES256)",
    );
  }
  return { key, algorithm };
}

/** The algorithm that a public key is used with; undefined for keys that are not accepted. */
export function algorithmOf(key: KeyObject): "RS256" | "ES256" | undefined {
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === "rsa" && modulusLength >= MINIMUM_RSA_BITS) return "RS256";
  if (key.asymmetricKeyType === "ec" && namedCurve === "prime256v1") return "ES256";
  return undefined;
}
