import type { Logger } from "@health-exercise/ports-runtime";
import type { Express, NextFunction, Request } from "express";
import { HttpError } from "./http-error.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { API_HEADERS } from "./security-headers.ts";
import { sendProblem } from "./send.ts";

/** Answers OPTIONS with what a path allows, and every method it does not know with 405. */
export function refuseOtherMethods(pattern: string, allow: string, logger: Logger) {
  return (request: Request, response: ScopedResponse): void => {
    const { scope } = response.locals;
    scope.route = pattern;
    if (request.method === "OPTIONS") {
      response.writeHead(204, [...API_HEADERS, ...scope.headers, "Allow", allow]).end();
      return;
    }
    const message = `This path allows ${allow}.`;
    sendProblem(response, new HttpError("method_not_allowed", message, { Allow: allow }), logger);
  };
}

/** Serves something that can only be read and is no part of the interface, such as a page. */
export function registerPage(
  app: Express,
  path: string,
  logger: Logger,
  handler: (response: ScopedResponse, next: NextFunction) => void | Promise<void>,
): void {
  const page = app.route(path);
  page.get((_request: Request, response: ScopedResponse, next: NextFunction) => {
    response.locals.scope.route = path;
    return handler(response, next);
  });
  page.all(refuseOtherMethods(path, "GET, HEAD, OPTIONS", logger));
}
