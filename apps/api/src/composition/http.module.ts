import {
  accountRoutes,
  chatRoutes,
  chatSafetyGuidelinesRoutes,
  companionDebugRoutes,
  companionRoutes,
  createHttpApp,
  type HttpAppOptions,
  ownDataRoutes,
  profileRoutes,
  type Route,
  safetyRoutes,
  sportReviewRoutes,
  sportRoutes,
  webhookRoutes,
} from "@health-exercise/adapter-http";
import { providerNames } from "@health-exercise/adapter-llm";
import { RecognizeCaller, RecordRefusedSignIn } from "@health-exercise/application";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { builtDocsAssets } from "../service/built-docs-assets.ts";
import { serviceVersion } from "../service/version.ts";
import { type Later, standInFor, waitingFor } from "./later.ts";
import { bindRecord, bindTo, createToken, type Token } from "./token.ts";
import {
  ACCOUNT_USE_CASES,
  CALLER_SCOPE,
  CHAT_ROUTES,
  CHAT_USE_CASES,
  CLOCK,
  COMPANION_DEBUG_USE_CASES,
  COMPANION_ROUTES,
  COMPANION_USE_CASES,
  DATABASE_STATUS,
  HTTP_APP,
  HTTP_METRICS,
  KEYED_REQUESTS,
  LOGGER,
  OWN_DATA_USE_CASES,
  PAUSE_OF_EVENTS,
  PROFILE_USE_CASES,
  RATE_LIMITERS,
  SAFETY_ROUTES,
  SAFETY_USE_CASES,
  SPORT_REVIEW_USE_CASES,
  SPORT_ROUTES,
  SPORT_USE_CASES,
  TOKEN_VERIFIER,
  TRACER,
  USER_ROUTES,
  USERS,
  WEBHOOK_USE_CASES,
} from "./tokens.ts";

type Services = Pick<
  Required<HttpAppOptions>,
  "tokens" | "keyedRequests" | "readiness" | "logger" | "rateLimiters" | "metrics" | "tracer"
>;

const SERVICES = createToken<Services>("services of the HTTP app");

/** Features that are loaded behind the start. */
export type LaterFeatures = {
  readonly loaded: Later;
  /** What they are made of; known once they are loaded. */
  resolve<T>(token: Token<T>): T;
};

/** The HTTP interface; the debug routes only in development mode. */
export function httpModule(
  config: Pick<Config, "http" | "llm" | "tokens" | "developmentMode">,
  features: LaterFeatures,
  addressKey: Uint8Array,
): ContainerModule {
  const { http, llm, tokens, developmentMode } = config;
  const laterRoutes = <T extends object>(
    token: Token<T>,
    routesOf: (useCases: T) => readonly Route[],
  ): readonly Route[] =>
    waitingFor(features.loaded, routesOf(standInFor(() => features.resolve(token))));
  return new ContainerModule((options) => {
    bindRecord(options, SERVICES, {
      tokens: TOKEN_VERIFIER,
      keyedRequests: KEYED_REQUESTS,
      readiness: DATABASE_STATUS,
      logger: LOGGER,
      rateLimiters: RATE_LIMITERS,
      metrics: HTTP_METRICS,
      tracer: TRACER,
    });
    bindTo(
      options,
      USER_ROUTES,
      (ofProfile, ofOwnData, ofAccounts, ofWebhooks, clock) => [
        ...profileRoutes(ofProfile, clock),
        ...ownDataRoutes(ofOwnData),
        ...accountRoutes(ofAccounts, tokens.maxLifetimeSeconds),
        ...webhookRoutes(ofWebhooks),
      ],
      [PROFILE_USE_CASES, OWN_DATA_USE_CASES, ACCOUNT_USE_CASES, WEBHOOK_USE_CASES, CLOCK],
    );
    bindTo(
      options,
      SPORT_ROUTES,
      (useCases) => [
        ...sportRoutes(useCases),
        ...laterRoutes(SPORT_REVIEW_USE_CASES, sportReviewRoutes),
      ],
      [SPORT_USE_CASES],
    );
    bindTo(
      options,
      CHAT_ROUTES,
      () => laterRoutes(CHAT_USE_CASES, (useCases) => chatRoutes(useCases, providerNames(llm))),
      [],
    );
    bindTo(
      options,
      COMPANION_ROUTES,
      (clock) => [
        ...laterRoutes(COMPANION_USE_CASES, (useCases) => companionRoutes(useCases, clock)),
        ...(developmentMode
          ? laterRoutes(COMPANION_DEBUG_USE_CASES, (useCases) =>
              companionDebugRoutes(useCases, clock),
            )
          : []),
      ],
      [CLOCK],
    );
    bindTo(
      options,
      SAFETY_ROUTES,
      () =>
        laterRoutes(SAFETY_USE_CASES, (useCases) => [
          ...safetyRoutes(useCases),
          ...chatSafetyGuidelinesRoutes(useCases),
        ]),
      [],
    );
    bindTo(
      options,
      HTTP_APP,
      (
        services,
        users,
        callerScope,
        recognize,
        refused,
        ofUser,
        ofSport,
        ofChat,
        ofCompanion,
        ofSafety,
        pauseOfEvents,
      ) =>
        createHttpApp({
          ...services,
          addressKey,
          recognizeCaller: (token) => recognize.execute(token),
          recordRefusedSignIn: (address) => refused.execute(address),
          actFor: (caller, work) => callerScope.run(caller, work),
          requireActiveUser: (userId) => users.requireActiveUser(userId),
          routes: telling([...ofUser, ...ofSport, ...ofChat, ...ofCompanion, ...ofSafety], () =>
            pauseOfEvents.wake(),
          ),
          version: serviceVersion(),
          docsAssets: builtDocsAssets(),
          compression: http.compression,
          corsOrigins: http.corsOrigins,
          publicUrl: http.publicUrl,
          trustProxy: http.trustedProxies === 0 ? false : http.trustedProxies,
          servesMetrics: http.metricsPort === null,
        }),
      [
        SERVICES,
        USERS,
        CALLER_SCOPE,
        RecognizeCaller,
        RecordRefusedSignIn,
        USER_ROUTES,
        SPORT_ROUTES,
        CHAT_ROUTES,
        COMPANION_ROUTES,
        SAFETY_ROUTES,
        PAUSE_OF_EVENTS,
      ],
    );
  });
}

/** Routes of which those that may have changed something tell so. */
function telling(routes: readonly Route[], tell: () => void): readonly Route[] {
  return routes.map((route) => {
    if (route.method === "get") return route;
    return {
      ...route,
      handler: (...asked) => Promise.resolve(route.handler(...asked)).finally(tell),
    };
  });
}
