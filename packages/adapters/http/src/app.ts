import { randomBytes, randomUUID } from "node:crypto";
import type { KeyedRequests } from "@health-exercise/application";
import type { UserId } from "@health-exercise/domain/user";
import type { Logger, TokenVerifier, Tracer, VerifiedToken } from "@health-exercise/ports-runtime";
import type { Express } from "express";
import type { Registry } from "prom-client";
import { nameAddressesBy } from "./framework/address-name.ts";
import { answerTheRest, bareApp, type TrustProxy } from "./framework/bare-app.ts";
import { type Compression, compressAnswers } from "./framework/content-coding.ts";
import { allowOrigins } from "./framework/cors.ts";
import type { RateLimiters } from "./framework/count-request.ts";
import type { Caller, Route } from "./framework/define-route.ts";
import { HEARTBEAT_MS } from "./framework/event-stream.ts";
import { registerPage } from "./framework/known-path.ts";
import { observeRequests } from "./framework/observe-requests.ts";
import { registerRoutes } from "./framework/register-routes.ts";
import { INTERFACE_HEADERS } from "./framework/security-headers.ts";
import { sendKeptJson } from "./framework/send-kept.ts";
import type { ActFor, RouteServices } from "./framework/serve-route.ts";
import { UnattendedWork } from "./framework/unattended-work.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./framework/upload-limits.data.ts";
import { UploadRoom } from "./framework/upload-room.ts";
import { documentTexts, pathOfUrl } from "./openapi/document-texts.ts";
import { registerDocs } from "./operations/docs.ts";
import { healthRoutes, type ReadinessCheck } from "./operations/health.routes.ts";
import { registerHomePage } from "./operations/home-page.ts";
import { createHttpMetrics, type HttpMetrics } from "./operations/metrics.ts";
import { registerMetricsPage } from "./operations/metrics-app.ts";
import { PAGE_CACHING } from "./operations/page.ts";
import { registerProblemPages } from "./operations/problem-pages.ts";

export type HttpAppOptions = {
  readonly routes: readonly Route[];
  readonly tokens: TokenVerifier;
  /** @throws DomainError `user_not_active` for a token that speaks of nobody here. */
  readonly recognizeCaller: (token: VerifiedToken) => Promise<Caller>;
  /** @throws DomainError `user_not_active`. */
  readonly requireActiveUser: (userId: UserId) => Promise<void>;
  /** Does something on the token of a caller; nobody is told of it where this is absent. */
  readonly actFor?: ActFor | undefined;
  readonly keyedRequests: KeyedRequests;
  /** What names addresses where they are counted and kept; by default one that no other process has. */
  readonly addressKey?: Uint8Array | undefined;
  /** Told of each token that is refused, by the name of the address that sent it. */
  readonly recordRefusedSignIn: (address: string) => Promise<void>;
  readonly readiness: ReadinessCheck;
  readonly logger: Logger;
  /** What a request is called that brings no id of its own; random by default. */
  readonly newRequestId?: (() => string) | undefined;
  /** What uploads may take, where it differs from the design values. */
  readonly uploadLimits?: Partial<UploadLimits> | undefined;
  /** Of the service, for the documentation. */
  readonly version: string;
  /** The folder of what the page of the documentation needs; by default that of its package. */
  readonly docsAssets?: string | undefined;
  /** Limits of protected endpoints by user and of open ones by address; none where absent. */
  readonly rateLimiters?: RateLimiters | undefined;
  /** What of the answers is compressed for those who accept it; all that is read by default. */
  readonly compression?: Compression | undefined;
  /** Origins whose pages may call the service; none when empty. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Which proxies are believed about the caller's address, as Express reads it; none by default. */
  readonly trustProxy?: TrustProxy | undefined;
  /** Where clients reach the service, without a slash at its end; unknown by default. */
  readonly publicUrl?: string | undefined;
  /** Default: metrics of this app alone. */
  readonly metrics?: HttpMetrics | undefined;
  /** Whether `GET /metrics` is served here (default) or by `createMetricsApp` on a port of its own. */
  readonly servesMetrics?: boolean | undefined;
  /** How often a stream of events shows that it is alive; every 15 seconds by default. */
  readonly heartbeatMs?: number | undefined;
  /** Follows requests and their parts; nobody does by default. */
  readonly tracer?: Tracer | undefined;
  /** Compares every response with its schema; for tests. */
  readonly checkResponses?: boolean | undefined;
};

/** An app that answers requests, whatever it is made of. */
export type HttpApp = Express;

/** The whole HTTP interface as an Express app. */
export function createHttpApp(options: HttpAppOptions): HttpApp {
  const { logger, newRequestId = randomUUID, metrics = createHttpMetrics() } = options;
  const uploadLimits = { ...UPLOAD_LIMITS, ...options.uploadLimits };
  const services: RouteServices = {
    tokens: options.tokens,
    recognizeCaller: options.recognizeCaller,
    requireActiveUser: options.requireActiveUser,
    actFor: options.actFor ?? ((_caller, work) => work()),
    keyedRequests: options.keyedRequests,
    recordRefusedSignIn: options.recordRefusedSignIn,
    logger,
    rateLimiters: options.rateLimiters ?? {},
    unattendedWork: new UnattendedWork(),
    uploads: new UploadRoom(uploadLimits),
    uploadLimits,
    heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS,
    checkResponses: options.checkResponses ?? false,
  };
  const app = bareApp(options.trustProxy);
  app.locals["unattendedWork"] = services.unattendedWork;
  compressAnswers(options.compression ?? "all", app);
  nameAddressesBy(options.addressKey ?? randomBytes(32), app);
  const prefix = pathOfUrl(options.publicUrl);
  app.use(observeRequests({ newRequestId, logger, metrics, tracer: options.tracer, prefix }));
  if (options.corsOrigins?.length) app.use(allowOrigins(options.corsOrigins));
  const routes = [
    ...options.routes,
    ...healthRoutes(options.readiness, () => app.locals["shuttingDown"] === true, options.version),
  ];
  registerRoutes(app, routes, services);
  registerPages(app, options, metrics.registry, routes);
  answerTheRest(app, logger);
  return app;
}

function registerPages(
  app: Express,
  { logger, version, docsAssets, publicUrl, servesMetrics = true }: HttpAppOptions,
  registry: Registry,
  routes: readonly Route[],
): void {
  const documentFor = documentTexts(routes, version, publicUrl);
  registerPage(app, "/openapi.json", logger, async (response) => {
    const text = await documentFor(response.locals.scope.prefix);
    return sendKeptJson(response, text, PAGE_CACHING, INTERFACE_HEADERS);
  });
  registerHomePage(app, logger, version);
  registerProblemPages(app, logger);
  registerDocs(app, logger, docsAssets);
  if (!servesMetrics) return;
  registerMetricsPage(app, registry, logger);
}
