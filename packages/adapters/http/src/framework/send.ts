import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "@health-exercise/domain/user";
import type { Logger } from "@health-exercise/ports-runtime";
import { INVALID_TOKEN_CHALLENGE } from "./authenticate.ts";
import { codingOf, compressed, compressor } from "./content-coding.ts";
import type { StreamedBody } from "./define-route.ts";
import { dropRest } from "./drop-rest.ts";
import type { EventStream } from "./event-stream.ts";
import { HttpError } from "./http-error.ts";
import { INTERNAL_ERROR, isOutage, isTellable, pathOf, problemOf } from "./problem.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { API_HEADERS } from "./security-headers.ts";
import { varyOf, writeHead } from "./write-head.ts";

/** A client that takes nothing for so long has left, whatever its connection says (design value). */
const STALLED_MS = 60_000;
const JSON_TYPE = "application/json; charset=utf-8";
const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** Writes a JSON text as a response in one piece. */
export function sendJsonText(response: ScopedResponse, status: number, text: string): void {
  sendText(response, status, JSON_TYPE, text);
}

/** Writes a JSON text as a response in one piece, compressed where that pays. */
export function sendJsonSmall(
  response: ScopedResponse,
  status: number,
  text: string,
): Promise<void> {
  return sendSmall(response, status, JSON_TYPE, text);
}

/** Writes a text as a response in one piece, compressed where that pays. */
export async function sendSmall(
  response: ScopedResponse,
  status: number,
  contentType: string,
  text: string,
): Promise<void> {
  const coding = codingOf(response, "passing", Buffer.byteLength(text));
  if (coding === undefined) {
    sendText(response, status, contentType, text);
    return;
  }
  const bytes = await compressed(Buffer.from(text), coding, "passing");
  writeHead(response, status, [
    ...API_HEADERS,
    ...["Content-Type", contentType],
    ...["Content-Encoding", coding, "Vary", varyOf(response)],
    ...["Content-Length", String(bytes.length)],
  ]);
  response.end(bytes);
}

/** Writes a response that has no body. */
export function sendNothing(response: ScopedResponse, status: 304): void {
  writeHead(response, status, API_HEADERS);
  response.end();
}

/** Writes a text response in one piece. */
function sendText(
  response: ScopedResponse,
  status: number,
  contentType: string,
  text: string,
): void {
  writeHead(response, status, [
    ...API_HEADERS,
    "Content-Type",
    contentType,
    "Content-Length",
    String(Buffer.byteLength(text)),
  ]);
  response.end(text);
}

/**
 * Writes a JSON response while it is made, no faster than the client takes it. What fails before the first part is there
 * can still be answered. A client that goes away ends the making; HEAD makes nothing.
 */
export async function sendJsonStream(
  response: ScopedResponse,
  status: number,
  body: StreamedBody,
): Promise<void> {
  const coding = codingOf(response, "passing", Number.POSITIVE_INFINITY);
  const headers = [
    ...API_HEADERS,
    ...["Content-Type", JSON_TYPE],
    ...(coding === undefined ? [] : ["Content-Encoding", coding, "Vary", varyOf(response)]),
  ];
  if (response.req.method === "HEAD") {
    writeHead(response, status, headers);
    response.end();
    return;
  }
  const parts = Readable.from(body);
  // Between the first part and the pipeline nobody else would listen.
  parts.on("error", () => {});
  await once(parts, "readable");
  // A pipeline into a response that is closed already would never end.
  if (response.destroyed) {
    parts.destroy();
    return;
  }
  writeHead(response, status, headers);
  response.setTimeout(STALLED_MS, () => response.destroy());
  try {
    if (coding === undefined) await pipeline(parts, response);
    else await pipeline(parts, compressor(coding), response);
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

/** A response that is closed before its end was reached: the log of requests tells of it. */
function isClientGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

/**
 * Answers with what went wrong; what is not meant for callers is logged and told as an internal error. In a stream of
 * events that has begun it is the last event.
 */
export function sendProblem(
  response: ScopedResponse,
  error: unknown,
  logger: Logger,
  events?: EventStream,
): void {
  const { scope } = response.locals;
  const isUserGone = error instanceof DomainError && error.code === "user_not_active";
  const isTooLate = response.headersSent && events === undefined;
  // Nobody can be told any more once another response has begun; that its user is erased meanwhile is no failure.
  if (!isTellable(error) || isOutage(error) || (isTooLate && !isUserGone)) {
    logger.error("request_failed", error, { request_id: scope.requestId, route: scope.route });
  }
  if (isTooLate) {
    response.destroy();
    return;
  }
  const failure = isTellable(error) ? error : INTERNAL_ERROR;
  const problem = problemOf(failure, {
    instance: scope.prefix + pathOf(response.req.originalUrl),
    requestId: scope.requestId,
    invalidInput: scope.invalidInput,
  });
  if (events?.hasBegun === true) {
    events.send("error", JSON.stringify(problem));
    events.end();
    return;
  }
  if (failure instanceof HttpError) {
    for (const [name, value] of Object.entries(failure.headers)) scope.setHeader(name, value);
  } else if (isUserGone) {
    scope.setHeader("WWW-Authenticate", INVALID_TOKEN_CHALLENGE);
  } else if (failure.retryAfterSeconds !== undefined) {
    scope.setHeader("Retry-After", String(failure.retryAfterSeconds));
  }
  sendText(response, problem.status, PROBLEM_TYPE, JSON.stringify(problem));
  dropRest(response.req);
}
