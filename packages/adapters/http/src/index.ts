export { createHttpApp, type HttpAppOptions } from "./app.ts";
export { ListenError } from "./listen-error.ts";
export type { ReadinessCheck } from "./operations/health.routes.ts";
export { createHttpMetrics, createMetricsApp, type HttpMetrics } from "./operations/metrics.ts";
export { type HttpServer, startHttpServer } from "./server.ts";
export { type SportUseCases, sportRoutes } from "./sport/sport.routes.ts";
export { type ProfileUseCases, profileRoutes } from "./user/profile.routes.ts";
