/** What can go wrong before or around a handler, by a stable name. */
export type HttpErrorCode =
  | "unauthenticated"
  | "rate_limited"
  | "malformed_request"
  | "malformed_json"
  | "malformed_body"
  | "payload_too_large"
  | "unsupported_media_type"
  | "request_aborted"
  | "upload_too_slow"
  | "path_not_found"
  | "method_not_allowed"
  | "precondition_failed"
  | "not_ready"
  | "internal_error";

/** A refusal of the HTTP layer itself; rules of the domain are `DomainError`s. */
export class HttpError extends Error {
  readonly code: HttpErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: HttpErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "HttpError";
    this.code = code;
    this.headers = headers;
  }
}
