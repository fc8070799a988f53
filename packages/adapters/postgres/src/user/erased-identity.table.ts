import { createHash } from "node:crypto";
import type { UserId, UserIdentity } from "@health-exercise/domain/user";

/** A row of `erased_identity`: that somebody of this digest was erased, and until when tokens of theirs are refused. */
export type ErasedIdentityTable = { readonly digest: string; readonly erased_at: Date };

/** Stands for the id of a user, of which nobody finds 74 random bits by trying. */
export function digestOfUser(id: UserId): string {
  return digestOf(["user", id]);
}

/** Stands for what an issuer calls somebody. */
export function digestOfIdentity({ issuer, subject }: UserIdentity): string {
  return digestOf(["identity", issuer, subject]);
}

function digestOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
