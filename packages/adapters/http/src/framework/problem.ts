import { DomainError, type InputIssue } from "@health-exercise/domain/user";
import { HttpError } from "./http-error.ts";
import {
  type InvalidInputStatus,
  PROBLEM_KINDS,
  type ProblemCode,
  statusOf,
} from "./problem-kinds.ts";

/** An error as a caller sees it (RFC 9457). */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The path of the request, without its query. */
  readonly instance: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  readonly errors?: readonly InputIssue[];
  readonly log_id?: string;
};

type Occurrence = {
  readonly instance: string;
  readonly requestId: string;
  readonly invalidInput: InvalidInputStatus;
};

type Failure = DomainError | HttpError;

export const INTERNAL_ERROR = new HttpError(
  "internal_error",
  "Something went wrong on our side. The request id helps to find out what.",
);

/** Whether `error` may be told to the caller. */
export function isTellable(error: unknown): error is Failure {
  return error instanceof DomainError || error instanceof HttpError;
}

/** Whether storage cannot be used for now: the caller is told, and nothing was refused by a rule. */
export function isOutage(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === "storage_unavailable";
}

export function problemOf(error: Failure, occurrence: Occurrence): Problem {
  const { title, hint, conflictMember } = PROBLEM_KINDS[error.code];
  const isDomainError = error instanceof DomainError;
  return {
    type: `/problems/${error.code}`,
    title,
    status: statusOf(error.code, occurrence.invalidInput),
    detail: hint === undefined ? error.message : `${error.message} ${hint}`,
    instance: occurrence.instance,
    code: error.code,
    request_id: occurrence.requestId,
    ...(isDomainError && hasErrors(error) && { errors: error.issues }),
    ...(isDomainError && error.quota !== undefined && { quota: error.quota }),
    ...(conflictMember !== undefined &&
      isDomainError &&
      error.conflictingId !== undefined && { [conflictMember]: error.conflictingId }),
  };
}

function hasErrors({ code, issues }: DomainError): boolean {
  return code === "invalid_input" || issues.length > 0;
}

/** The path of a request target, which may also be a whole URL (RFC 9112, section 3.2.2). */
export function pathOf(target: string): string {
  const afterOrigin = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/]*/i, "");
  const end = afterOrigin.indexOf("?");
  const path = end === -1 ? afterOrigin : afterOrigin.slice(0, end);
  const fragment = path.indexOf("#");
  return fragment === -1 ? path : path.slice(0, fragment);
}
