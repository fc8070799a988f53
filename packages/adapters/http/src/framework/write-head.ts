import type { ScopedResponse } from "./request-scope.ts";

/** Begins a response with `headers`, names and values in turn, and those of its scope. */
export function writeHead(
  response: ScopedResponse,
  status: number,
  headers: readonly string[],
): void {
  if (response.app.locals["shuttingDown"] === true) response.shouldKeepAlive = false;
  response.writeHead(status, [...headers, ...response.locals.scope.headers]);
}
