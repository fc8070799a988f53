import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

const OF_THE_INTERFACE = securityHeaders({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] });

/** Headers of every response of the interface, names and values in turn. Health data stays out of every cache. */
export const API_HEADERS: readonly string[] = [...OF_THE_INTERFACE, "Cache-Control", "no-store"];

/** Headers of a stream of events: no proxy should keep, change or hold back what comes. */
export const EVENT_HEADERS: readonly string[] = [
  ...OF_THE_INTERFACE,
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
