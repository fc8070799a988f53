import { createDatabase, KyselyUserRepository } from "@health-exercise/adapter-postgres";
import { HmacTokenService, SystemClock, UuidV7Generator } from "@health-exercise/adapter-runtime";
import type { UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { Logger } from "@health-exercise/ports-runtime";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { parseConfig, readEnvironment } from "../../src/config/parse-config.ts";
import { type ServiceOutput, startService } from "../../src/service/start-service.ts";
import { type ApiDocument, responseCheck } from "./response-check.ts";
import { SharedGuidance } from "./shared-guidance.ts";

export const TEST_SECRET = "a-secret-for-tests-of-32-bytes-or-more";

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** The body to the letter. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it.
  readonly body: any;
};

type SendOptions = {
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly url?: string;
};

/** Somebody with an account and a token. */
export type Person = {
  readonly id: UserId;
  /** The header with the token. */
  readonly authorization: string;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  /** With `url`, asks another service on the same database. */
  get(path: string, url?: string): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
};

/** The whole service on a database of its own, asked over HTTP. */
export type TestService = {
  readonly url: string;
  readonly users: UserRepository;
  /** Every documented route. */
  readonly routes: readonly { method: string; path: string; auth: "bearer" | "none" }[];
  send(method: string, path: string, options: SendOptions): Promise<Answer>;
  /** A new user; with facts, one who has written them into the profile; with roles, one whose token has them. */
  person(profile?: object, roles?: readonly string[]): Promise<Person>;
  /** Makes what the first messages need before anybody asks. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
};

/** Tests make records of long ago, and want to find them again. */
const NOTHING_IS_OLD = {
  RETENTION_DELETED_DAYS: "36525",
  RETENTION_KEYS_DAYS: "36525",
  RETENTION_EVENTS_DAYS: "36525",
};

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Starts the service as it is started in production, but for the rate limit, and it is not warmed up: most are never asked
 * for what that takes seconds to make. The guidance is loaded once for all of a process. Every answer is held
 * against the OpenAPI document: its status must be documented and its body must satisfy the schema.
 * Services that share a database leave it for whoever made it to drop.
 */
export async function startTestService(
  settings: Record<string, string> = {},
  shared?: TestDatabase,
  output: ServiceOutput = { logger: silent, say: () => {} },
): Promise<TestService> {
  const database = shared ?? (await createTestDatabase());
  const environment = readEnvironment({
    ...database.environment,
    JWT_SECRET: TEST_SECRET,
    PORT: "0",
    RATE_LIMIT: "off",
    ...NOTHING_IS_OLD,
    ...settings,
  });
  const config = parseConfig(environment, process.cwd(), settings);
  const service = await startService(config, output, undefined, new SharedGuidance());
  const { kysely, close } = createDatabase(database.usage);
  const users = new KyselyUserRepository(kysely);
  const clock = new SystemClock();
  const ids = new UuidV7Generator();
  const tokens = new HmacTokenService(TEST_SECRET, config.tokens, clock);
  const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as ApiDocument;
  const check = responseCheck(document);

  const send: TestService["send"] = async (method, path, { url = service.url, ...options }) => {
    const response = await fetch(`${url}${path}`, { method, ...options });
    const text = await response.text();
    const { status, headers } = response;
    const body = text === "" ? undefined : JSON.parse(text);
    check(method, path, status, body);
    return { status, headers, text, body };
  };

  return {
    url: service.url,
    users,
    routes: Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method,
        path,
        auth: operation.security?.length ? ("bearer" as const) : ("none" as const),
      })),
    ),
    send,
    async person(profile, roles = []) {
      const id = ids.newId() as UserId;
      await users.insertUser({
        id,
        email: null,
        name: null,
        disabledAt: null,
        createdAt: clock.now(),
      });
      const authorization = `Bearer ${tokens.issue({ userId: id, roles, lifetimeSeconds: 3600 })}`;
      const person = personWith(
        { id, authorization },
        (method, path, { headers, ...options } = {}) =>
          send(method, path, {
            ...options,
            headers: { authorization, ...headers },
          }),
      );
      if (profile !== undefined) await person.put("/api/profile", profile);
      return person;
    },
    warmUp: () => service.warmUp(),
    async stop() {
      await service.stop();
      await close();
      if (shared === undefined) await database.drop();
    },
  };
}

function personWith(
  { id, authorization }: Pick<Person, "id" | "authorization">,
  send: Person["send"],
): Person {
  const withJson = (method: string, path: string, body: unknown) =>
    body === undefined
      ? send(method, path)
      : send(method, path, {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
  return {
    id,
    authorization,
    send,
    get: (path, url) => send("GET", path, url === undefined ? {} : { url }),
    delete: (path) => send("DELETE", path),
    post: (path, body) => withJson("POST", path, body),
    put: (path, body) => withJson("PUT", path, body),
    patch: (path, body) => withJson("PATCH", path, body),
  };
}
