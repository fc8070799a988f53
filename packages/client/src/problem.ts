import type { Problem } from "./generated/interface.ts";

/** What an answer with a failure can be, by the word that stays the same; `unknown` where it is none of the service. */
export type ProblemCode = Problem["code"] | "unknown";

/** What some kinds of problem tell beside the usual. */
type Details = {
  readonly active_log_exists: { readonly log_id: string };
  readonly source_taken: { readonly log_id: string };
  readonly quota_exceeded: { readonly quota: NonNullable<Problem["quota"]> };
  readonly invalid_input: { readonly errors: NonNullable<Problem["errors"]> };
};

/** A problem of one kind, with what is told of that kind. */
export type ProblemOf<Code extends ProblemCode> = ProblemError & {
  readonly code: Code;
  readonly problem: Code extends keyof Details ? Problem & Details[Code] : Problem;
};

/** An answer with a failure. Look at `code` to tell one from another; `message` is for people. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: ProblemCode;
  readonly status: number;
  readonly problem: Problem;
  /** After how many seconds it may be tried again, where the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem, code: ProblemCode, retryAfterSeconds?: number) {
    super(problem.detail);
    this.code = code;
    this.status = problem.status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What the log of the service knows the request by. */
  get requestId(): string {
    return this.problem.request_id;
  }
}

/** No answer came: the service was not reached, or the connection broke. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** Whether something that was thrown is a problem, of one of `codes` where some are named. */
export function isProblem<Code extends ProblemCode = ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ProblemOf<Code> {
  if (!(error instanceof ProblemError)) return false;
  return codes.length === 0 || (codes as readonly ProblemCode[]).includes(error.code);
}

/** The problem that an answer tells, whoever gave it: a proxy answers in a way of its own. */
export function problemFrom(body: unknown, response: Response): ProblemError {
  const retryAfter = retryAfterOf(response);
  if (isProblemBody(body)) return new ProblemError(body, body.code, retryAfter);
  const { status, statusText, headers, url } = response;
  const problem: Problem = {
    type: "about:blank",
    title: statusText,
    status,
    detail: `The answer was ${status} ${statusText}`.trim(),
    instance: url,
    code: "internal_error",
    request_id: headers.get("x-request-id") ?? "",
  };
  return new ProblemError(problem, "unknown", retryAfter);
}

function isProblemBody(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "detail" in body;
}

/** `Retry-After` in seconds, which may be told as a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const told = headers.get("retry-after");
  if (told === null) return undefined;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
