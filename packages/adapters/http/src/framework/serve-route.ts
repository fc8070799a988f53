import type { KeyedRequests, Turn } from "@health-exercise/application";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import type { Logger, TokenVerifier, VerifiedToken } from "@health-exercise/ports-runtime";
import type { Request } from "express";
import { addressKeyOf } from "./address-name.ts";
import { authenticate } from "./authenticate.ts";
import { clientSignal, requireClient } from "./client-signal.ts";
import {
  countByAddressInstead,
  countKeyOf,
  countRefusal,
  countReplay,
  countRequest,
  type RateLimiters,
} from "./count-request.ts";
import type { Caller, RequestTools, Route } from "./define-route.ts";
import { conditionOf } from "./entity-tag.ts";
import { EventStream } from "./event-stream.ts";
import { answeredOnce } from "./idempotency-key.ts";
import { isOutage, isTellable } from "./problem.ts";
import { readInput } from "./read-input.ts";
import type { RequestScope, ScopedResponse } from "./request-scope.ts";
import { sendProblem } from "./send.ts";
import { sendOutput } from "./send-output.ts";
import type { UnattendedWork } from "./unattended-work.ts";
import type { UploadLimits } from "./upload-limits.data.ts";
import type { UploadRoom } from "./upload-room.ts";
import { errorInWireNames } from "./wire-names.ts";

/** Does something on the token of a caller. */
export type ActFor = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

export type RouteServices = {
  readonly tokens: TokenVerifier;
  /** @throws DomainError `user_not_active` for a token that speaks of nobody here. */
  readonly recognizeCaller: (token: VerifiedToken) => Promise<Caller>;
  /** @throws DomainError `user_not_active`. */
  readonly requireActiveUser: (userId: UserId) => Promise<void>;
  /** Told of each token that is refused, by the name of the address that sent it. */
  readonly recordRefusedSignIn: (address: string) => Promise<void>;
  /** Lets storage know on whose token `work` asks it. */
  readonly actFor: ActFor;
  readonly logger: Logger;
  readonly rateLimiters: RateLimiters;
  readonly keyedRequests: KeyedRequests;
  readonly uploads: UploadRoom;
  readonly uploadLimits: UploadLimits;
  readonly unattendedWork: UnattendedWork;
  /** How often a stream of events shows that it is alive. */
  readonly heartbeatMs: number;
  /** Compares every response with its schema: for tests. */
  readonly checkResponses: boolean;
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
  const events = eventStreamOf(route, services, response);
  let caller: Caller | undefined;
  try {
    if (route.auth === "bearer") caller = await signedIn(request, services, scope);
    const tools: RequestTools = {
      countRequest: () => countRequest(scope, services.rateLimiters, request, caller),
      countReplay: () => countReplay(scope, services.rateLimiters, request),
      requireClient: () => requireClient(request),
      clientSignal: () => clientSignal(request, response),
      requireMatch: conditionOf(request),
      turn: () => turnOf(request, response, caller),
      setHeader: (name, value) => scope.setHeader(name, value),
      ...(events !== undefined && { sendEvent: events.send }),
    };
    if (route.rateLimit === undefined) await tools.countRequest();
    const answer = async () => {
      const output = await handle(route, services, request, scope, caller, tools);
      if (events === undefined) await sendOutput(route, response, output, services.checkResponses);
      else events.end();
    };
    await (caller === undefined ? answer() : services.actFor(caller, answer));
  } catch (error) {
    const refusal = await refusalOf(error, services, request, response, caller);
    sendProblem(response, refusal, services.logger, events);
  }
}

/** Who is calling. That a token was refused is counted by its address, and up to a ceiling kept on record. */
async function signedIn(
  request: Request,
  services: RouteServices,
  scope: RequestScope,
): Promise<Caller> {
  try {
    return await services.recognizeCaller(await authenticate(request, services.tokens));
  } catch (error) {
    if (isOutage(error)) throw error;
    if (isTellable(error)) await countRefusal(scope, services.rateLimiters, request);
    if (request.headers.authorization !== undefined) await recordRefused(request, services);
    throw error;
  }
}

/** What goes wrong with it changes no answer. */
function recordRefused(
  request: Request,
  { recordRefusedSignIn }: Pick<RouteServices, "recordRefusedSignIn">,
): Promise<void> {
  return recordRefusedSignIn(addressKeyOf(request)).catch(() => undefined);
}

function eventStreamOf(
  { events }: Route,
  { heartbeatMs, checkResponses }: RouteServices,
  response: ScopedResponse,
): EventStream | undefined {
  if (events === undefined) return undefined;
  return new EventStream(response, { heartbeatMs, checked: checkResponses ? events : undefined });
}

/**
 * What a failed request is answered with. The token of somebody who may not ask any more is on record as any other that is
 * refused, and they may have asked too often too.
 */
async function refusalOf(
  error: unknown,
  services: RouteServices,
  request: Request,
  { locals: { scope } }: ScopedResponse,
  caller: Caller | undefined,
): Promise<unknown> {
  if (caller === undefined || !isInactive(error)) return error;
  await recordRefused(request, services);
  try {
    await countByAddressInstead(scope, services.rateLimiters, request, caller);
    return error;
  } catch (refusal) {
    return refusal;
  }
}

async function handle(
  route: Route,
  services: RouteServices,
  request: Request,
  scope: RequestScope,
  caller: Caller | undefined,
  tools: RequestTools,
): Promise<unknown> {
  try {
    if (caller !== undefined && route.userCheck !== "by_handler") {
      await services.requireActiveUser(caller.userId);
    }
    const { receive, idempotencyKey: key, ...input } = await inputFor(route, request, caller);
    scope.caching = route.caching?.(input.query);
    const answer = async (body: unknown) => {
      const { idempotencyKey: keeping } = route;
      const handled = async () =>
        route.handler({ ...input, body, caller: caller as Caller, ...tools });
      try {
        if (key === undefined || keeping === undefined) return await handled();
        const keyed = { key, keeping, request, caller, query: input.query, body };
        return await answeredOnce(services.keyedRequests, tools, keyed, handled);
      } catch (error) {
        throw errorInWireNames(error);
      }
    };
    if (receive === undefined) return await answer(input.body);
    const upload = services.uploads.open(countKeyOf(request, caller));
    try {
      const { files, remove } = await receive({ upload, limits: services.uploadLimits });
      try {
        tools.requireClient();
        return await answer(files);
      } finally {
        await remove();
      }
    } finally {
      upload.close();
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

/** What nobody without the role may ask for is no matter of ids and bodies: what is wrong with these says nothing to them. */
async function inputFor(route: Route, request: Request, caller: Caller | undefined) {
  try {
    return await readInput(route, request);
  } catch (error) {
    const { role } = route;
    if (role === undefined || caller?.roles.includes(role) === true || !isRefusal(error))
      throw error;
    throw new DomainError("role_missing", `This needs a token with the role ${role}.`);
  }
}

/** Most texts are short, and their readers ask for neither. */
function turnOf(request: Request, response: ScopedResponse, caller: Caller | undefined): Turn {
  let signal: AbortSignal | undefined;
  return {
    get person() {
      return countKeyOf(request, caller);
    },
    get signal() {
      signal ??= clientSignal(request, response);
      return signal;
    },
  };
}

/** Whether the caller is told what is wrong, because it is known; anything else is a failure of our own. */
function isRefusal(error: unknown): boolean {
  return isTellable(error) && !isOutage(error);
}

function isInactive(error: unknown): boolean {
  return error instanceof DomainError && error.code === "user_not_active";
}
