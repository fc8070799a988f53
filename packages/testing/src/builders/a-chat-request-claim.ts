import { randomUUID } from "node:crypto";
import type { ChatRequestClaim } from "@health-exercise/ports-repositories";
import { aUserId } from "./an-id.ts";

/** A claim that nobody has made to a key that nobody has used. */
export function aChatRequestClaim(facts: Partial<ChatRequestClaim> = {}): ChatRequestClaim {
  return { userId: aUserId(), key: `key-${randomUUID()}`, claimId: randomUUID(), ...facts };
}
