import type {
  Logger,
  RateLimiter,
  RateLimitState,
  TracedRequest,
} from "@health-exercise/ports-runtime";
import type { Response } from "express";
import type { CacheRule } from "./cache-rule.ts";
import type { InvalidInputStatus } from "./problem-kinds.ts";
import { countHit, forgetHits, rateLimitHeaders, requireAllowed } from "./rate-limit.ts";

/** The pattern that requests for unknown paths are counted under. */
const UNMATCHED_ROUTE = "unmatched";

/** What belongs to one request, from its first byte to its last. */
export class RequestScope {
  readonly requestId: string;
  readonly startedAt: number = performance.now();
  /** The pattern of the route's path, never the path itself: that may hold ids. */
  route: string = UNMATCHED_ROUTE;
  invalidInput: InvalidInputStatus = 400;
  /** What stands before the paths of the service where clients see them; mostly nothing. */
  readonly prefix: string;
  /** Undefined where nobody watches. */
  traced: TracedRequest | undefined;
  /** What caches may do with the answer, once that is known. */
  caching: CacheRule | undefined;
  readonly #logger: Logger;
  readonly #headers: string[];
  #counting: Promise<void> | undefined;
  #counted: RateLimitState | undefined;
  #tellsLimits = true;

  constructor(requestId: string, logger: Logger, prefix = "") {
    this.requestId = requestId;
    this.prefix = prefix;
    this.#headers = ["X-Request-Id", requestId];
    this.#logger = logger;
  }

  /** Names and values in turn, as `writeHead` takes them. */
  get headers(): readonly string[] {
    if (this.#counted === undefined || !this.#tellsLimits) return this.#headers;
    return [...this.#headers, ...rateLimitHeaders(this.#counted)];
  }

  setHeader(name: string, value: string): void {
    this.#headers.push(name, value);
  }

  /** Leaves out of the headers how much the caller has left. */
  keepLimitsOut(): void {
    this.#tellsLimits = false;
  }

  /** Counts the request, the first time this is called. @throws HttpError `rate_limited`, every time. */
  countAgainst(limiter: RateLimiter, key: string, points = 1): Promise<void> {
    this.#counting ??= this.#count(limiter, key, points);
    return this.#counting;
  }

  /** Counts something beside the request, of which its headers do not tell. @throws HttpError `rate_limited`. */
  async countBeside(limiter: RateLimiter, key: string): Promise<void> {
    const state = await countHit(limiter, key, this.#logger, this.requestId);
    if (state !== undefined) requireAllowed(state);
  }

  /** Takes back what is counted under `key`, so that this request may count elsewhere; false when it was not counted. */
  async forgetCount(limiter: RateLimiter, key: string): Promise<boolean> {
    if (this.#counting === undefined) return false;
    this.#counting = undefined;
    this.#counted = undefined;
    await forgetHits(limiter, key, this.#logger, this.requestId);
    return true;
  }

  async #count(limiter: RateLimiter, key: string, points: number): Promise<void> {
    const state = await countHit(limiter, key, this.#logger, this.requestId, points);
    if (state === undefined) return;
    this.#counted = state;
    requireAllowed(state);
  }
}

/** A response of this service: every one has a scope. */
export type ScopedResponse = Response<unknown, { scope: RequestScope }>;
