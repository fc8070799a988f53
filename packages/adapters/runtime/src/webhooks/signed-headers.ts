import { createHmac } from "node:crypto";
import type { WebhookMessage } from "@health-exercise/ports-runtime";

/** What a message is sent with by the Standard Webhooks specification: one signature for each secret. */
export function signedHeaders(
  { id, body }: WebhookMessage,
  at: Date,
  secrets: readonly Uint8Array[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const signed = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`);
    return `v1,${signed.digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
