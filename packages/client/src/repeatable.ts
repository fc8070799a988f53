import type { PathsTaking, PathsWith } from "./calls.ts";

/** The paths whose POST takes an `Idempotency-Key`, by the document. */
type KeyedPath = PathsTaking<"post", "header", "Idempotency-Key">;

/**
 * Why a POST may be sent again: it has a key in its head, with which it is done once however often it is sent, or one in its
 * body, as messages have, or it stores nothing. Any other is sent once.
 */
type Sending<Path> = Path extends KeyedPath ? "key" : "key in body" | "reads" | "once";

/** Every POST of the interface: one that is not named here, or takes a key and is sent without, does not compile. */
const POSTS: { readonly [Path in PathsWith<"post">]: Sending<Path> } = {
  "/api/account/sign-out-everywhere": "once",
  "/api/admin/users": "key",
  "/api/admin/users/{user_id}/disable": "once",
  "/api/admin/users/{user_id}/enable": "once",
  "/api/admin/users/{user_id}/tokens": "once",
  "/api/admin/webhooks": "once",
  "/api/admin/webhooks/{webhook_id}/secret": "once",
  "/api/chat/clear-history": "once",
  "/api/chat/message": "key in body",
  "/api/chat/message/events": "key in body",
  "/api/chat/session": "key",
  "/api/companion/auto-configure-appearance": "once",
  "/api/companion/initialize": "once",
  "/api/safety/check": "reads",
  "/api/safety/exercise-recommendations": "reads",
  "/api/safety/incidents/{incident_id}/transition": "once",
  "/api/safety/report-incident": "key",
  "/api/safety/risk-assessment": "reads",
  "/api/safety/validate-knowledge": "reads",
  "/api/sport/goals": "key",
  "/api/sport/import": "key",
  "/api/sport/log": "key",
  "/api/sport/log/custom": "key",
  "/api/sport/logs/bulk": "key",
  "/api/sport/schemes": "key",
  "/api/sport/sync-calendar": "reads",
};

const SENDINGS: Readonly<Record<string, Sending<string> | "key">> = POSTS;
const REPEATABLE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "PUT", "DELETE"]);

export function takesKey(method: string, path: string): boolean {
  return method === "POST" && SENDINGS[path] === "key";
}

export function takesKeyInBody(method: string, path: string): boolean {
  return method === "POST" && SENDINGS[path] === "key in body";
}

/**
 * Whether a request may be sent again when nobody knows whether it arrived. What is changed under a condition would be told
 * that the condition does not hold any more, and who erased an account is somebody new the next time.
 */
export function isRepeatable(method: string, path: string, headers: Headers): boolean {
  if (headers.has("if-match") || (method === "DELETE" && path === "/api/account")) return false;
  if (method !== "POST") return REPEATABLE_METHODS.has(method);
  return (SENDINGS[path] ?? "once") !== "once";
}
