import type { ScopedResponse } from "./request-scope.ts";

/** Begins a response with `headers`, names and values in turn, and those of its scope. */
export function writeHead(
  response: ScopedResponse,
  status: number,
  headers: readonly string[],
): void {
  closeWhenStopping(response);
  response.writeHead(status, [...headers, ...response.locals.scope.headers]);
}

/** The value of `Vary` of what depends on the coding too, beside what it depends on already. */
export function varyOf(response: ScopedResponse): string {
  const before = response.getHeader("Vary");
  return before === undefined ? "Accept-Encoding" : `${before}, Accept-Encoding`;
}

/** While the service stops, every answer is the last one of its connection: the client goes elsewhere for the next. */
function closeWhenStopping(response: ScopedResponse): void {
  if (response.app.locals["shuttingDown"] === true) response.shouldKeepAlive = false;
}
