import {
  APICallError,
  JSONParseError,
  StreamProviderError,
  ToolChoiceViolationError,
  TypeValidationError,
} from "ai";
import { failureOfStatus } from "./failure-of-status.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { ResponseTooLargeError } from "./provider-fetch.ts";

/** With what a request is refused whose model takes no tools, and how the answer says so. */
const TOOL_STATUSES: ReadonlySet<number> = new Set([400, 404, 422]);
const NAMES_TOOLS = /\btools?(?:\b|_)/i;

/** What an error within a stream means; the provider tells of one of its own within a success. */
export function failureInStream(error: unknown, offersTools = false): ProviderFailure {
  if (StreamProviderError.isInstance(error)) {
    const { statusCode: status } = error;
    return status === undefined
      ? new ProviderFailure("server_error")
      : failureOfStatus(status, undefined);
  }
  return failureOf(error, offersTools);
}

/** What an error of the SDK means. The error itself is dropped: it carries the prompt and the answer. */
export function failureOf(error: unknown, offersTools = false): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  // It called a tool where it was to do nothing but reply.
  if (ToolChoiceViolationError.isInstance(error)) return new ProviderFailure("empty");
  if (!APICallError.isInstance(error)) return new ProviderFailure("malformed");
  const { statusCode: status, cause, responseHeaders, responseBody = "" } = error;
  if (cause instanceof ResponseTooLargeError) return new ProviderFailure("too_large", { status });
  if (status === undefined) return new ProviderFailure("connection");
  if (offersTools && TOOL_STATUSES.has(status) && NAMES_TOOLS.test(responseBody))
    return new ProviderFailure("tools_refused", { status });
  if (status >= 200 && status < 300) {
    const isRead = JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause);
    return new ProviderFailure(isRead ? "malformed" : "connection", { status });
  }
  return failureOfStatus(status, responseHeaders?.["retry-after"]);
}
