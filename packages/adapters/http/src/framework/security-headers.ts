import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** Headers of every response of the interface, names and values in turn; those of caching are missing. */
export const INTERFACE_HEADERS: readonly string[] = securityHeaders({
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
});

/** Headers of every response of the interface that belongs to one request, names and values in turn. Health data stays out of every cache. */
export const API_HEADERS: readonly string[] = [...INTERFACE_HEADERS, "Cache-Control", "no-store"];

/** Headers of a stream of events: no proxy should keep, change or hold back what comes. */
export const EVENT_HEADERS: readonly string[] = [
  ...INTERFACE_HEADERS,
  ...["Content-Type", "text/event-stream"],
  ...["Cache-Control", "no-cache, no-store, no-transform"],
  ...["X-Accel-Buffering", "no"],
];

/** Headers of the pages of the documentation, whose program sets styles on elements. */
export const DOCS_HEADERS: readonly string[] = securityHeaders({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
});

/** What helmet sets: asked once, because it answers the same for every request. */
function securityHeaders(directives: Record<string, string[]>): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    xFrameOptions: { action: "deny" },
  })(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
