import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { WebhookSecrets } from "@health-exercise/ports-runtime";

const CIPHER = "aes-256-gcm";
const SECRET_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What sealed secrets begin with, so that another form can be told from this one. */
const FORM = "v1.";
/** As the Standard Webhooks specification writes secrets. */
const PREFIX = "whsec_";

/** Secrets of endpoints, sealed by a key that storage does not have, each for its own endpoint alone. */
export class SealedWebhookSecrets implements WebhookSecrets {
  readonly #key: Uint8Array;

  /** `key` has 32 bytes. */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  makeSecret(webhookId: string): { readonly secret: string; readonly sealedSecret: string } {
    const secret = randomBytes(SECRET_BYTES);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(webhookId));
    const sealed = Buffer.concat([
      nonce,
      cipher.update(secret),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return {
      secret: `${PREFIX}${secret.toString("base64")}`,
      sealedSecret: `${FORM}${sealed.toString("base64url")}`,
    };
  }

  /** What messages are signed by; undefined where it was sealed by another key, or for another endpoint. */
  openSecret(webhookId: string, sealedSecret: string): Uint8Array | undefined {
    if (!sealedSecret.startsWith(FORM)) return undefined;
    const sealed = Buffer.from(sealedSecret.slice(FORM.length), "base64url");
    const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(-TAG_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(webhookId)).setAuthTag(tag);
    const content = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
    try {
      return Buffer.concat([decipher.update(content), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}
