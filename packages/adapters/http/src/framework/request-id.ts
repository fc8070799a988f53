import type { IncomingMessage } from "node:http";

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** What a request is called: by the client where that is a name, else by us. */
export function requestIdOf(request: IncomingMessage, newRequestId: () => string): string {
  const sent = request.headers["x-request-id"];
  return typeof sent === "string" && REQUEST_ID.test(sent) ? sent : newRequestId();
}
