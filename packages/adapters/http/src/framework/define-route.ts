import type { RecognizedCaller, ResponseKeeping, Turn } from "@health-exercise/application";
import type { InputIssue } from "@health-exercise/domain/user";
import type { z } from "zod";
import type { CacheRule } from "./cache-rule.ts";
import type { RequireMatch } from "./entity-tag.ts";
import type { InvalidInputStatus, ProblemCode } from "./problem-kinds.ts";
import type { RequestBody } from "./request-body.ts";

type HttpMethod = "get" | "post" | "put" | "patch" | "delete";

/** The part of the service a route belongs to; a tag in the documentation. */
export type Area = "chat" | "companion" | "safety" | "sport" | "user" | "admin" | "operations";

/** Who is calling, with what their token says of them. */
export type Caller = RecognizedCaller;

export type NoFields = z.ZodObject<Record<never, z.ZodType>>;

type Auth = "bearer" | "none";

type HandlerInput<Access, Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Access extends "bearer" ? Caller : undefined;
  /** The names of a JSON body that are ignored and may have been meant as a field. */
  readonly nearMisses: () => readonly InputIssue[];
} & RequestTools;

/** What a handler may do beside returning its output. */
export type RequestTools = {
  /**
   * Counts the request against the caller's limit, once however often it is called; for routes with
   * `rateLimit: "by_handler"`. @throws HttpError `rate_limited`.
   */
  readonly countRequest: () => Promise<void>;
  /**
   * Counts an answer that was given before, where the request itself is not counted. @throws HttpError `rate_limited` once
   * one address has had too many.
   */
  readonly countReplay: () => Promise<void>;
  /**
   * Ends what nobody waits for any more: work that takes long asks now and then.
   * @throws HttpError `request_aborted` once the connection is closed before the answer.
   */
  readonly requireClient: () => void;
  /** Aborts, with an HttpError `request_aborted`, once the connection is closed before the answer. */
  readonly clientSignal: () => AbortSignal;
  /** Present where the client names what it has seen by `If-Match`. */
  readonly requireMatch: RequireMatch | undefined;
  /** Under which name the caller takes turns with others: a user, or the address of somebody who is not known. */
  readonly turn: () => Turn;
  /** Adds a header that depends on more than the output; `response.headers` describes it. */
  readonly setHeader: (name: string, value: string) => void;
};

type ResponseHeader<Output> = {
  readonly description: string;
  /** Absent where the handler sets the header itself. */
  readonly value?: (output: Output) => string;
};

type RouteResponse<Schema extends z.ZodType> = {
  readonly status: 200 | 201;
  readonly description: string;
  readonly schema: Schema;
  readonly example: z.output<Schema>;
  /** The part of the output that the response tells the entity tag of. */
  readonly entity?: (output: z.output<Schema>) => object;
  /** Headers beside those of every response, such as `Location`. */
  readonly headers?: Readonly<Record<string, ResponseHeader<z.output<Schema>>>>;
};

// Only the schema decides what the result must be; the handler is checked against it.
type Result<Schema extends z.ZodType> = NoInfer<z.output<Schema>>;

/** A body that is sent while it is made, in parts of JSON text as UTF-8. */
export type StreamedBody = AsyncIterable<Uint8Array>;

/** What one kind of event of a stream carries. */
type EventKind = {
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
};

/** The events that a stream may have, by name. */
export type EventKinds = Readonly<Record<string, EventKind>>;

/** Sends an event, with its data as JSON text, to whoever still listens; never waits. */
export type SendEvent = (name: string, json: string) => void;

/** One route: Express, validation, the documentation and the list of routes are all made from it. */
export type RouteDefinition<
  Access extends Auth,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body,
  Schema extends z.ZodType,
> = {
  readonly method: HttpMethod;
  /** With parameters in braces: `/api/sport/log/{log_id}`. */
  readonly path: `/${string}`;
  readonly area: Area;
  readonly summary: string;
  readonly description?: string;
  readonly auth: Access;
  /**
   * When it is found out that the caller's user is unknown or disabled. `by_handler`: the handler's
   * first storage call throws `user_not_active`, which saves a round trip. `first` (default): before
   * anything else.
   */
  readonly userCheck?: Access extends "bearer" ? "by_handler" | "first" : never;
  /** Who asks without this role is told that, whatever else is wrong with the request. */
  readonly role?: Access extends "bearer" ? string : never;
  readonly invalidInput: InvalidInputStatus;
  /**
   * When a request counts against the caller's limit. By default before anything else; `none`: never.
   * `by_handler`: when the handler says so, and at the latest when it or its input fails, so that only
   * what it answers without counting is free.
   */
  readonly rateLimit?: "none" | "by_handler";
  /**
   * That the route stores something, and answers a request that was sent with an `Idempotency-Key` once. A body that is an
   * array is one of files.
   */
  readonly idempotencyKey?: ResponseKeeping;
  /** What caches may do with an answer to this query; by default it stays out of them. Only for what is read. */
  readonly caching?: (query: z.output<Query>) => CacheRule | undefined;
  /** That the handler asks `requireMatch`. */
  readonly takesIfMatch?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: RequestBody<Body>;
  readonly response: RouteResponse<Schema>;
  /** Set by `defineStreamedRoute`. */
  readonly isStreamed?: true;
  /** Of a route that answers with a stream of events. */
  readonly events?: EventKinds;
  /** What the handler may throw, beside `invalid_input` and `user_not_active`. */
  readonly errors: readonly ProblemCode[];
  readonly handler: (
    input: HandlerInput<Access, z.output<Params>, z.output<Query>, Body>,
  ) => Promise<Result<Schema>> | Result<Schema>;
};

/** A route whose types have done their work. */
export type Route = RouteDefinition<Auth, z.ZodObject, z.ZodObject, unknown, z.ZodType>;

/** Declares a route; the handler's input and result follow from the schemas. */
export function defineRoute<
  Access extends Auth,
  Schema extends z.ZodType,
  Params extends z.ZodObject = NoFields,
  Query extends z.ZodObject = NoFields,
  Body = undefined,
>(definition: RouteDefinition<Access, Params, Query, Body, Schema>): Route {
  // The framework hands the handler only what came out of this route's own schemas.
  return definition as unknown as Route;
}

/**
 * Declares a route whose handler gives the response in parts, which together satisfy the schema. A failure while the
 * first part is made is answered; a later one breaks the connection off, so that nobody takes what came for all.
 */
export function defineStreamedRoute<
  Access extends Auth,
  Schema extends z.ZodType,
  Params extends z.ZodObject = NoFields,
  Query extends z.ZodObject = NoFields,
  Body = undefined,
>(
  definition: Omit<
    RouteDefinition<Access, Params, Query, Body, Schema>,
    "handler" | "isStreamed"
  > & {
    readonly handler: (
      input: HandlerInput<Access, z.output<Params>, z.output<Query>, Body>,
    ) => StreamedBody;
  },
): Route {
  return { ...definition, isStreamed: true } as unknown as Route;
}

/**
 * Declares a route that answers with server-sent events while its handler works. A failure before the first one is
 * answered with its status; a later one is the event `error`, with the problem. A client that leaves does not end the
 * work by itself: the handler decides.
 */
export function defineEventRoute<
  Access extends Auth,
  Params extends z.ZodObject = NoFields,
  Query extends z.ZodObject = NoFields,
  Body = undefined,
>(
  definition: Omit<
    RouteDefinition<Access, Params, Query, Body, z.ZodString>,
    "handler" | "isStreamed" | "events"
  > & {
    readonly events: EventKinds;
    readonly handler: (
      input: HandlerInput<Access, z.output<Params>, z.output<Query>, Body> & {
        readonly sendEvent: SendEvent;
      },
    ) => Promise<void>;
  },
): Route {
  return definition as unknown as Route;
}
