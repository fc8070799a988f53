import type { KeyedRequests } from "@health-exercise/application";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import type { LogFields, Logger, TokenVerifier } from "@health-exercise/ports-runtime";
import { createHttpApp, type HttpAppOptions } from "../src/app.ts";
import { nameOfAddress } from "../src/framework/address-name.ts";
import { type HttpServer, startHttpServer } from "../src/server.ts";
import { GHOST, sampleRoutes } from "./sample-routes.ts";

type LogLine = {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly fields: LogFields;
};

/** Keeps what is logged. */
class MemoryLogger implements Logger {
  readonly lines: LogLine[] = [];

  info(event: string, fields: LogFields = {}): void {
    this.lines.push({ level: "info", event, fields });
  }

  warn(event: string, fields: LogFields = {}): void {
    this.lines.push({ level: "warn", event, fields });
  }

  error(event: string, error: unknown, fields: LogFields = {}): void {
    this.lines.push({ level: "error", event, fields: { ...fields, message: String(error) } });
  }
}

/** Believes `token-of-<user id>`. */
const TOKENS: TokenVerifier = {
  verify: async (token) =>
    token.startsWith("token-of-")
      ? { issuer: null, subject: token.slice("token-of-".length), roles: [], issuedAt: null }
      : undefined,
};

/** Knows no request again. */
const unkeyed: KeyedRequests["ofUsers"] & KeyedRequests["ofAddresses"] = {
  execute: async (_key, _keeping, work) => ({ response: await work(), isReplayed: false }),
};

const ADDRESS_KEY = Buffer.alloc(32, "k");

/** What an address is called where it is counted. */
export const addressName = (address: string) => nameOfAddress(ADDRESS_KEY, address);

export function tokenOf(userId: UserId): string {
  return `token-of-${userId}`;
}

export function bearer(userId: UserId): Record<string, string> {
  return { authorization: `Bearer ${tokenOf(userId)}` };
}

export type RunningApp = {
  readonly url: string;
  readonly port: number;
  readonly server: HttpServer;
  readonly logger: MemoryLogger;
  /** The users that the framework asked about. */
  readonly askedUsers: UserId[];
};

/** The sample routes behind a real server. */
export async function startApp(options: Partial<HttpAppOptions> = {}): Promise<RunningApp> {
  const logger = new MemoryLogger();
  const askedUsers: UserId[] = [];
  let made = 0;
  const app = createHttpApp({
    routes: sampleRoutes(),
    tokens: TOKENS,
    recognizeCaller: async ({ subject, ...token }) => ({ ...token, userId: subject as UserId }),
    addressKey: ADDRESS_KEY,
    requireActiveUser: async (userId) => {
      askedUsers.push(userId);
      if (userId === GHOST) throw new DomainError("user_not_active", "The user is not active.");
    },
    keyedRequests: { ofUsers: unkeyed, ofAddresses: unkeyed },
    recordRefusedSignIn: async () => {},
    readiness: { check: async () => "ready" },
    logger,
    newRequestId: () => {
      made += 1;
      return `made-${made}`;
    },
    version: "1.2.3",
    checkResponses: true,
    ...options,
  });
  const server = await startHttpServer(app, { host: "127.0.0.1", port: 0 });
  return { url: server.address.url, port: server.address.port, server, logger, askedUsers };
}
