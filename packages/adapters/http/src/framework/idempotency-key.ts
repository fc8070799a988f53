import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { GivenResponse, KeyedRequests, ResponseKeeping } from "@health-exercise/application";
import type { InputIssue } from "@health-exercise/domain/user";
import type { Request } from "express";
import { addressKeyOf } from "./address-name.ts";
import { jsonTextOf, jsonWithText } from "./constant-json.ts";
import type { Caller, RequestTools, Route } from "./define-route.ts";
import { pathOf } from "./problem.ts";
import type { ReceivedFile } from "./request-body.ts";

export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** The header of a response that was given before. */
export const REPLAYED = ["Idempotent-Replayed", "true"] as const;
export const REPLAY_HEADERS = {
  [REPLAYED[0]]: { description: "`true` where the response was given before; else absent." },
};

const VISIBLE_ASCII = /^[!-~]{1,255}$/;

/** The key that a request was sent with, where its route takes one; what is wrong with it goes to `issues`. */
export function readIdempotencyKey(
  { idempotencyKey }: Route,
  { headers }: Request,
  issues: InputIssue[],
): string | undefined {
  const sent = headers["idempotency-key"];
  if (idempotencyKey === undefined || sent === undefined) return undefined;
  if (typeof sent === "string" && VISIBLE_ASCII.test(sent)) return sent;
  issues.push({
    path: IDEMPOTENCY_KEY,
    message: "must be 1 to 255 visible ASCII characters, once",
  });
  return undefined;
}

/** A request with a key, and what it asks for. */
type Keyed = {
  readonly key: string;
  readonly keeping: ResponseKeeping;
  readonly request: Request;
  readonly caller: Caller | undefined;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * The output of `handle`, or what it gave when the same key was sent before.
 * @throws DomainError `idempotency_key_reused`; what `handle` throws.
 */
export async function answeredOnce(
  keyedRequests: KeyedRequests,
  { setHeader }: RequestTools,
  keyed: Keyed,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const respond = async () => jsonTextOf(await handle());
  const { response, isReplayed } = await executed(keyedRequests, keyed, respond);
  if (isReplayed) setHeader(...REPLAYED);
  return jsonWithText(response);
}

async function executed(
  { ofUsers, ofAddresses }: KeyedRequests,
  { key, keeping, request, caller, query, body }: Keyed,
  respond: () => Promise<string>,
): Promise<GivenResponse> {
  const endpoint = pathOf(request.originalUrl);
  const fingerprint = digestOf([key, query, await contentOf(body)]);
  if (caller !== undefined) {
    return ofUsers.execute({ userId: caller.userId, endpoint, key, fingerprint }, keeping, respond);
  }
  const digest = digestOf([addressKeyOf(request), endpoint, key]);
  return ofAddresses.execute({ digest, fingerprint }, keeping, respond);
}

/** What was read of a body: of files what is in them, however they were packed to be sent. */
async function contentOf(body: unknown): Promise<unknown> {
  if (!Array.isArray(body)) return body ?? null;
  return Promise.all((body as readonly ReceivedFile[]).map(({ path }) => digestOfFile(path)));
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64url");
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
