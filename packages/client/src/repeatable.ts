import type { PathsTaking, PathsWith } from "./calls.ts";

/** The paths whose POST takes an `Idempotency-Key`, by the document. */
type KeyedPath = PathsTaking<"post", "header", "Idempotency-Key">;

/**
 * What stores something and takes an `Idempotency-Key`, with which it is done once however often it is sent. One that is not
 * here yet is sent once.
 */
const KEYED: Readonly<Partial<Record<KeyedPath, true>>> = {
  "/api/admin/users": true,
  "/api/chat/session": true,
  "/api/safety/report-incident": true,
  "/api/sport/goals": true,
  "/api/sport/import": true,
  "/api/sport/log": true,
  "/api/sport/log/custom": true,
  "/api/sport/logs/bulk": true,
  "/api/sport/schemes": true,
};

/** What is sent by POST and stores nothing. */
const READING = [
  "/api/safety/check",
  "/api/safety/exercise-recommendations",
  "/api/safety/risk-assessment",
  "/api/safety/validate-knowledge",
  "/api/sport/sync-calendar",
] as const satisfies readonly PathsWith<"post">[];

/** Messages carry their key in the body. */
export const MESSAGES = [
  "/api/chat/message",
  "/api/chat/message/events",
] as const satisfies readonly PathsWith<"post">[];

const REPEATABLE_POSTS: ReadonlySet<string> = new Set([
  ...Object.keys(KEYED),
  ...READING,
  ...MESSAGES,
]);
const REPEATABLE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "PUT", "DELETE"]);

export function takesKey(method: string, path: string): boolean {
  return method === "POST" && path in KEYED;
}

/**
 * Whether a request may be sent again when nobody knows whether it arrived. What is changed under a condition would be told
 * that the condition does not hold any more, and who erased an account is somebody new the next time.
 */
export function isRepeatable(method: string, path: string, headers: Headers): boolean {
  if (headers.has("if-match") || (method === "DELETE" && path === "/api/account")) return false;
  return method === "POST" ? REPEATABLE_POSTS.has(path) : REPEATABLE_METHODS.has(method);
}
