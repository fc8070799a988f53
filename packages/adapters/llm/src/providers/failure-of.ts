import { APICallError, JSONParseError, StreamProviderError, TypeValidationError } from "ai";
import { failureOfStatus } from "./failure-of-status.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { ResponseTooLargeError } from "./provider-fetch.ts";

/** What an error within a stream means; the provider tells of one of its own within a success. */
export function failureInStream(error: unknown): ProviderFailure {
  if (StreamProviderError.isInstance(error)) {
    const { statusCode: status } = error;
    return status === undefined
      ? new ProviderFailure("server_error")
      : failureOfStatus(status, undefined);
  }
  return failureOf(error);
}

/** What an error of the SDK means. The error itself is dropped: it carries the prompt and the answer. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (!APICallError.isInstance(error)) return new ProviderFailure("malformed");
  const { statusCode: status, cause, responseHeaders } = error;
  if (cause instanceof ResponseTooLargeError) return new ProviderFailure("too_large", { status });
  if (status === undefined) return new ProviderFailure("connection");
  if (status >= 200 && status < 300) {
    const isRead = JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause);
    return new ProviderFailure(isRead ? "malformed" : "connection", { status });
  }
  return failureOfStatus(status, responseHeaders?.["retry-after"]);
}
