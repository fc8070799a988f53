import type { Logger } from "@health-exercise/ports-runtime";
import express, { type Express, type NextFunction, type Request } from "express";
import { HttpError } from "./http-error.ts";
import type { ScopedResponse } from "./request-scope.ts";
import { sendProblem } from "./send.ts";

/** Which proxies are believed about the caller's address, as Express reads it. */
export type TrustProxy = boolean | number | string | readonly string[];

/** An app that says nothing of Express. */
export function bareApp(trustProxy: TrustProxy = false): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // Queries are read by the routes that have one; Express's parsers hide names that come twice.
  app.set("query parser", false);
  app.enable("case sensitive routing");
  app.enable("strict routing");
  app.set("trust proxy", trustProxy);
  return app;
}

/** Answers as problems what no route of `app` took, and what failed outside one. */
export function answerTheRest(app: Express, logger: Logger): void {
  app.use((_request: Request, response: ScopedResponse) =>
    sendProblem(
      response,
      new HttpError("path_not_found", "There is nothing at this path."),
      logger,
    ),
  );
  app.use((error: unknown, _request: Request, response: ScopedResponse, _next: NextFunction) =>
    sendProblem(response, error, logger),
  );
}
