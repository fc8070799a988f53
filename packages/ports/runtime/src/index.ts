export type * from "./clock.ts";
export type * from "./id-generator.ts";
export type * from "./logger.ts";
export type * from "./rate-limiter.ts";
export type * from "./timer.ts";
export type * from "./tokens.ts";
export type * from "./tracer.ts";
export type * from "./webhook-sender.ts";
