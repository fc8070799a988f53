import type {
  createHttpApp,
  HttpAppOptions,
  HttpMetrics,
  ProfileUseCases,
  SportUseCases,
} from "@health-exercise/adapter-http";
import type { Database } from "@health-exercise/adapter-postgres";
import type {
  DatabaseStatus,
  ExerciseSchemeRepository,
  ExerciseStatisticsRepository,
  ProfileRepository,
  SportLogRepository,
  UserRepository,
} from "@health-exercise/ports-repositories";
import type {
  Clock,
  IdGenerator,
  Logger,
  TokenIssuer,
  TokenVerifier,
} from "@health-exercise/ports-runtime";
import { createToken } from "./token.ts";

/** The framework is a matter of the adapter, so its app has no other name here. */
type Express = ReturnType<typeof createHttpApp>;
type Routes = HttpAppOptions["routes"];

export const CLOCK = createToken<Clock>("Clock");
export const IDS = createToken<IdGenerator>("IdGenerator");
export const LOGGER = createToken<Logger>("Logger");
export const TOKEN_VERIFIER = createToken<TokenVerifier>("TokenVerifier");
/** Bound only when this service signs tokens itself. */
export const TOKEN_ISSUER = createToken<TokenIssuer>("TokenIssuer");

export const DATABASE = createToken<Database>("Database");
export const DATABASE_STATUS = createToken<DatabaseStatus>("DatabaseStatus");
export const USERS = createToken<UserRepository>("UserRepository");
export const PROFILES = createToken<ProfileRepository>("ProfileRepository");
export const SPORT_LOGS = createToken<SportLogRepository>("SportLogRepository");
export const EXERCISE_SCHEMES = createToken<ExerciseSchemeRepository>("ExerciseSchemeRepository");
export const EXERCISE_STATISTICS = createToken<ExerciseStatisticsRepository>(
  "ExerciseStatisticsRepository",
);
export const RATE_LIMITERS =
  createToken<NonNullable<HttpAppOptions["rateLimiters"]>>("RateLimiters");

export const PROFILE_USE_CASES = createToken<ProfileUseCases>("ProfileUseCases");
export const SPORT_USE_CASES = createToken<SportUseCases>("SportUseCases");
export const USER_ROUTES = createToken<Routes>("user routes");
export const SPORT_ROUTES = createToken<Routes>("sport routes");
export const HTTP_METRICS = createToken<HttpMetrics>("HttpMetrics");
export const HTTP_APP = createToken<Express>("Express app");
export const METRICS_APP = createToken<Express>("Express app for metrics");
