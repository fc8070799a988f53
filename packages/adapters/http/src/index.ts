export { type AccountUseCases, accountRoutes } from "./admin/account.routes.ts";
export { type WebhookUseCases, webhookRoutes } from "./admin/webhook.routes.ts";
export { createHttpApp, type HttpApp, type HttpAppOptions } from "./app.ts";
export { type ChatUseCases, chatRoutes } from "./chat/chat.routes.ts";
export { chatSafetyGuidelinesRoutes } from "./chat/safety-guidelines.routes.ts";
export { type CompanionUseCases, companionRoutes } from "./companion/companion.routes.ts";
export {
  type CompanionDebugUseCases,
  companionDebugRoutes,
} from "./companion/companion-debug.routes.ts";
export type { Compression } from "./framework/content-coding.ts";
export type { RateLimiters } from "./framework/count-request.ts";
export type { Route } from "./framework/define-route.ts";
export { removeOldUploads } from "./framework/upload-directory.ts";
export { ListenError } from "./listen-error.ts";
export { type ChatMetrics, chatMetrics } from "./operations/chat-metrics.ts";
export { embeddingMetrics, type ObserveEmbedding } from "./operations/embedding-metrics.ts";
export { type EventMetrics, eventMetrics } from "./operations/event-metrics.ts";
export { guardMetrics } from "./operations/guard-metrics.ts";
export type { ReadinessCheck } from "./operations/health.routes.ts";
export { createHttpMetrics, type HttpMetrics } from "./operations/metrics.ts";
export { createMetricsApp } from "./operations/metrics-app.ts";
export { type ModelMetrics, modelMetrics } from "./operations/model-metrics.ts";
export { watchResources } from "./operations/resource-metrics.ts";
export { type SafetyUseCases, safetyRoutes } from "./safety/safety.routes.ts";
export { type HttpServer, startHttpServer } from "./server.ts";
export {
  type SportReviewUseCases,
  type SportUseCases,
  sportReviewRoutes,
  sportRoutes,
} from "./sport/sport.routes.ts";
export { type OwnDataUseCases, ownDataRoutes } from "./user/own-data.routes.ts";
export { type ProfileUseCases, profileRoutes } from "./user/profile.routes.ts";
