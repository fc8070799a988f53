import { DomainError, type UserId } from "@health-exercise/domain";
import type { Logger, RateLimiter, TokenVerifier } from "@health-exercise/ports-runtime";
import type { Request } from "express";
import { authenticate } from "./authenticate.ts";
import { limitedAddress } from "./client-address.ts";
import type { Caller, RequestTools, Route, StreamedBody } from "./define-route.ts";
import { HttpError } from "./http-error.ts";
import { readInput } from "./read-input.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { sendJson, sendJsonStream, sendProblem } from "./send.ts";

export type RouteServices = {
  readonly tokens: TokenVerifier;
  /** @throws DomainError `user_not_active`. */
  readonly requireActiveUser: (userId: UserId) => Promise<void>;
  readonly logger: Logger;
  readonly rateLimiters: RateLimiters;
  /** Compares every response with its schema: for tests. */
  readonly checkResponses: boolean;
};

export type RateLimiters = {
  readonly byUser?: RateLimiter | undefined;
  readonly byAddress?: RateLimiter | undefined;
};

/** Answers one request to `route`: who is it, may they, is it well-formed, and only then the handler. */
export async function serveRoute(
  route: Route,
  services: RouteServices,
  request: Request,
  response: ScopedResponse,
): Promise<void> {
  const { scope } = response.locals;
  scope.route = route.path;
  scope.invalidInput = route.invalidInput;
  let caller: Caller | undefined;
  try {
    if (route.auth === "bearer") caller = await authenticate(request, services.tokens);
    const tools: RequestTools = {
      countRequest: () => countRequest(request, response, services, caller),
      setHeader: (name, value) => scope.setHeader(name, value),
    };
    if (route.rateLimit === undefined) await tools.countRequest();
    const output = await handle(route, services, request, caller, tools);
    await send(route, services, response, output);
  } catch (error) {
    if (isInactive(error)) await forgetCount(response, services, caller);
    sendProblem(response, error, services.logger);
  }
}

async function countRequest(
  request: Request,
  { locals: { scope } }: ScopedResponse,
  { rateLimiters: { byUser, byAddress } }: RouteServices,
  caller: Caller | undefined,
): Promise<void> {
  if (caller !== undefined) {
    if (byUser !== undefined) await scope.countAgainst(byUser, limitKeyOf(caller));
  } else if (byAddress !== undefined) {
    await scope.countAgainst(byAddress, `address:${limitedAddress(request.ip)}`);
  }
}

/** Of somebody who was erased nothing stays, and be it a count of the requests that are refused. */
async function forgetCount(
  { locals: { scope } }: ScopedResponse,
  { rateLimiters: { byUser } }: RouteServices,
  caller: Caller | undefined,
): Promise<void> {
  if (caller !== undefined && byUser !== undefined) {
    await scope.forgetCount(byUser, limitKeyOf(caller));
  }
}

/** Storage knows this key too: it goes with the user. */
function limitKeyOf({ userId }: Caller): string {
  return `user:${userId}`;
}

async function handle(
  route: Route,
  services: RouteServices,
  request: Request,
  caller: Caller | undefined,
  tools: RequestTools,
): Promise<unknown> {
  try {
    if (caller !== undefined && route.userCheck !== "by_handler") {
      await services.requireActiveUser(caller.userId);
    }
    const { release, ...input } = await readInput(route, request);
    try {
      return await route.handler({ ...input, caller: caller as Caller, ...tools });
    } finally {
      await release?.();
    }
  } catch (error) {
    if (route.rateLimit === "by_handler" && isRefusal(error)) await tools.countRequest();
    // An unknown user is a 401, whatever else is wrong: what refused may not have asked storage. Where
    // storage itself refused (a 403, 404 or 409) the user is known already and this asks once too often,
    // on purpose: one rule for every refusal is simpler than telling apart who made it.
    if (caller !== undefined && route.userCheck === "by_handler" && isRefusal(error)) {
      await services.requireActiveUser(caller.userId);
    }
    throw error;
  }
}

/** Whether the caller is told what is wrong, because it is known; anything else is a failure of our own. */
function isRefusal(error: unknown): boolean {
  return error instanceof DomainError || error instanceof HttpError;
}

function isInactive(error: unknown): boolean {
  return error instanceof DomainError && error.code === "user_not_active";
}

async function send(
  route: Route,
  services: RouteServices,
  response: ScopedResponse,
  output: unknown,
): Promise<void> {
  const { status, schema, headers } = route.response;
  if (services.checkResponses && !route.isStreamed) schema.parse(output);
  if (headers !== undefined) {
    for (const [name, header] of Object.entries(headers)) {
      if (header.value !== undefined) {
        response.locals.scope.setHeader(name, header.value(output));
      }
    }
  }
  if (route.isStreamed) await sendJsonStream(response, status, output as StreamedBody);
  else sendJson(response, status, output);
}
