export * from "./logging/pino-logger.ts";
export * from "./system-clock.ts";
export * from "./system-timer.ts";
export * from "./tokens/asymmetric-key.ts";
export * from "./tokens/hmac-token-service.ts";
export * from "./tokens/jwks-token-verifier.ts";
export * from "./tokens/public-key-token-verifier.ts";
export { LONGEST_LIFETIME_SECONDS, type TokenRules } from "./tokens/token-rules.ts";
export * from "./uuid-v7-generator.ts";
