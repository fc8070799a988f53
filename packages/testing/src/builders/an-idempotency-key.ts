import { randomUUID } from "node:crypto";
import type {
  ChatRequestClaim,
  ClaimOf,
  EndpointKey,
  OpenKey,
} from "@health-exercise/ports-repositories";
import { aUserId } from "./an-id.ts";

/** A claim that nobody has made to a key of a chat message that nobody has used. */
export function aChatRequestClaim(facts: Partial<ChatRequestClaim> = {}): ChatRequestClaim {
  return { userId: aUserId(), key: `key-${randomUUID()}`, claimId: randomUUID(), ...facts };
}

/** A claim that nobody has made to a key of a request that nobody has used. */
export function anEndpointClaim(facts: Partial<ClaimOf<EndpointKey>> = {}): ClaimOf<EndpointKey> {
  return {
    userId: aUserId(),
    key: `key-${randomUUID()}`,
    claimId: randomUUID(),
    endpoint: "/api/sport/log",
    fingerprint: "a-request",
    ...facts,
  };
}

/** A claim that nobody has made to a key of nobody in particular. */
export function anOpenClaim(facts: Partial<ClaimOf<OpenKey>> = {}): ClaimOf<OpenKey> {
  return { digest: randomUUID(), fingerprint: "a-request", claimId: randomUUID(), ...facts };
}
