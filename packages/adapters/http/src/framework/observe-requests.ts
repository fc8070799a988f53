import type { Logger, Tracer } from "@health-exercise/ports-runtime";
import type { NextFunction, Request } from "express";
import type { HttpMetrics } from "../operations/metrics.ts";
import { prefixOf, withoutPrefix } from "./path-prefix.ts";
import { requestIdOf } from "./request-id.ts";
import { RequestScope, type ScopedResponse } from "./request-scope.ts";

/** What logs call the status of a request whose client left before there was an answer. */
const CLIENT_LEFT = 499;

type Observers = {
  readonly newRequestId: () => string;
  readonly logger: Logger;
  readonly metrics: HttpMetrics;
  readonly tracer: Tracer | undefined;
  /** The prefix that the settings name; empty for none. */
  readonly prefix: string;
};

/** Gives every request its scope, and tells log, metrics and traces of its end. */
export function observeRequests({
  newRequestId,
  logger,
  metrics,
  tracer,
  prefix: configured,
}: Observers) {
  // One function for all requests: `this` is the response.
  function onClose(this: ScopedResponse): void {
    const { scope } = this.locals;
    const { method } = this.req;
    const status = this.headersSent ? this.statusCode : CLIENT_LEFT;
    const milliseconds = performance.now() - scope.startedAt;
    metrics.requestEnded(method, scope.route, status, milliseconds / 1000);
    const log = () =>
      logger.info("http_request", {
        method,
        route: scope.route,
        status,
        duration_ms: Math.round(milliseconds * 100) / 100,
        request_id: scope.requestId,
        ...(!this.writableFinished && { aborted: true }),
      });
    const { traced } = scope;
    if (traced === undefined) log();
    else traced.run(log);
    traced?.end(`${method} ${scope.route}`, fieldsOf(method, scope, status), status >= 500);
  }

  return (request: Request, response: ScopedResponse, next: NextFunction): void => {
    const prefix = prefixOf(request, configured);
    response.locals.scope = new RequestScope(requestIdOf(request, newRequestId), logger, prefix);
    metrics.requestStarted();
    response.on("close", onClose);
    request.originalUrl = withoutPrefix(request.originalUrl, prefix);
    request.url = decodableTarget(withoutPrefix(request.url, prefix));
    const traced = tracer?.begin(request.headers["traceparent"]?.toString());
    response.locals.scope.traced = traced;
    if (traced === undefined) next();
    else traced.run(next);
  };
}

/** By the names that OpenTelemetry has for them. */
function fieldsOf(method: string, { route, requestId }: RequestScope, status: number) {
  return {
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
    "companion.request_id": requestId,
  };
}

/**
 * The target with a path that can be decoded. Express would answer a broken percent-encoding before
 * any route is asked; taken literally it is simply an id that does not exist.
 */
function decodableTarget(target: string): string {
  if (!target.includes("%")) return target;
  const end = target.indexOf("?");
  const path = end === -1 ? target : target.slice(0, end);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll("%", "%25") + (end === -1 ? "" : target.slice(end));
  }
}
