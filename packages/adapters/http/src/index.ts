export { createHttpApp, type HttpApp, type HttpAppOptions } from "./app.ts";
export type { Route } from "./framework/define-route.ts";
export type { RateLimiters } from "./framework/serve-route.ts";
export { ListenError } from "./listen-error.ts";
export type { ReadinessCheck } from "./operations/health.routes.ts";
export { createHttpMetrics, createMetricsApp, type HttpMetrics } from "./operations/metrics.ts";
export { type HttpServer, startHttpServer } from "./server.ts";
export { type SportUseCases, sportRoutes } from "./sport/sport.routes.ts";
export { type ProfileUseCases, profileRoutes } from "./user/profile.routes.ts";
