import { randomUUID } from "node:crypto";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Express, NextFunction, Request } from "express";
import type { Registry } from "prom-client";
import { answerTheRest, bareApp } from "../framework/bare-app.ts";
import { registerPage } from "../framework/known-path.ts";
import { requestIdOf } from "../framework/request-id.ts";
import { RequestScope, type ScopedResponse } from "../framework/request-scope.ts";
import { sendSmall } from "../framework/send.ts";
import type { HttpMetrics } from "./metrics.ts";

/** Serves `GET /metrics`. */
export function registerMetricsPage(app: Express, registry: Registry, logger: Logger): void {
  registerPage(app, "/metrics", logger, async (response) =>
    sendSmall(response, 200, registry.contentType, await registry.metrics()),
  );
}

/** An app with nothing but `GET /metrics`, for a port of its own. Whoever asks it is not counted. */
export function createMetricsApp({ registry }: HttpMetrics, logger: Logger): Express {
  const app = bareApp();
  app.use((request: Request, response: ScopedResponse, next: NextFunction) => {
    response.locals.scope = new RequestScope(requestIdOf(request, randomUUID), logger);
    next();
  });
  registerMetricsPage(app, registry, logger);
  answerTheRest(app, logger);
  return app;
}
