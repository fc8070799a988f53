export type { Answer, Call, Init, Method, PathsWith } from "./calls.ts";
export type { ChatEvent } from "./chat-events.ts";
export { type Client, type ClientOptions, createClient, type ImportOptions } from "./client.ts";
export type * from "./generated/interface.ts";
export type { Item, ListPath, Page } from "./lists.ts";
export {
  ConnectionError,
  isProblem,
  type ProblemCode,
  ProblemError,
  type ProblemOf,
} from "./problem.ts";
export type { RetryOptions } from "./retry.ts";
export type { TokenProvider } from "./send.ts";
export type { UploadFile, UploadProgress } from "./upload.ts";
