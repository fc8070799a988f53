import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  startThrowawayPostgres,
  startThrowawayStandby,
} from "@health-exercise/adapter-embedded-postgres";
import { grantRights, migrateUp } from "@health-exercise/adapter-postgres";
import jsonwebtoken from "jsonwebtoken";
import { Client } from "pg";
import { type ChildServer, startChildServer } from "./child-server.ts";
import { load } from "./loaded-service-requests.ts";
import { seed } from "./seed.ts";

/** A service to which everything happens that is measured, and that has what it needs for that beside it. */
export type LoadedService = AsyncDisposable & {
  readonly url: string;
  /** Asks it for so long. */
  load(milliseconds: number): Promise<void>;
};

const JWT_SECRET = "a secret of thirty-two bytes or more, for nobody";
const GIB = 2 ** 30;
/** Every third call fails, every third is answered with what a review has to replace. */
const REPLIES = ["A brisk walk is a good way to begin.", "Stop your heart pills today.", undefined];

/** With a replica, a model that fails at times, endpoints of which one refuses, and records that are old enough to go. */
export async function startLoadedService(): Promise<LoadedService> {
  await using started = new AsyncDisposableStack();
  const directory = await mkdtemp(join(tmpdir(), "companion-loaded-"));
  started.defer(() => rm(directory, { recursive: true, force: true }));
  const primary = await startThrowawayPostgres();
  started.defer(() => primary.release());
  await migrateUp(primary);
  await grantRights(primary, new URL(primary.serviceConnectionString).username);
  const { newUser, busyUser } = await seed(primary.connectionString, 1_000);
  await age(primary.connectionString);
  const standby = await startThrowawayStandby(primary);
  started.defer(() => standby.release());
  const model = await serve((call) => {
    const content = REPLIES[call % REPLIES.length];
    if (content === undefined) return { status: 500, body: {} };
    const message = { role: "assistant", content };
    const choices = [{ index: 0, finish_reason: "stop", message }];
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    return {
      status: 200,
      body: { id: "c", object: "chat.completion", created: 0, model: "m", choices, usage },
    };
  });
  started.use(model);
  const accepting = started.use(await serve(() => ({ status: 200, body: {} })));
  const refusing = started.use(await serve(() => ({ status: 500, body: {} })));
  const provider = { kind: "openai-compatible", model: "m", base_url: `${model.url}/v1` };
  const service = started.use(
    await startChildServer("service", "../apps/api/src/main.ts", directory, {
      ...{
        DATABASE_URL: primary.serviceConnectionString,
        JWT_SECRET,
        PORT: "0",
        LOG_LEVEL: "error",
      },
      ...{ DATABASE_READ_URL: standby.serviceConnectionString, WEBHOOK_ALLOW_PRIVATE: "true" },
      // What is not durable is written, and so streamed, some time after it is committed.
      DATABASE_READ_MAX_LAG_MS: "2000",
      ...{ LLM_PROVIDERS: JSON.stringify({ remote: provider }), LLM_PROVIDER: "remote" },
      ...{ RATE_LIMIT_PER_USER: "1000000", RATE_LIMIT_PER_ADDRESS: "20" },
      ...{ QUOTA_GOALS: "3", QUOTA_BYTES: String(GIB) },
    }),
  );
  const tokenOf = (sub: string, roles: readonly string[] = []) =>
    jsonwebtoken.sign({ sub, roles }, JWT_SECRET, { expiresIn: "1h" });
  for (const { url } of [accepting, refusing])
    await register(service, tokenOf(newUser, ["admin"]), url);
  const resources = started.move();
  return {
    url: service.url,
    load: (milliseconds) => load(service.url, [tokenOf(newUser), tokenOf(busyUser)], milliseconds),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Some sessions were deleted long ago. */
async function age(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`update sport_log set deleted_at = now() - interval '60 days'
    where id in (select id from sport_log order by sport_start limit 50)`);
  await client.end();
}

async function register({ url }: ChildServer, token: string, endpoint: string): Promise<void> {
  const response = await fetch(`${url}/api/admin/webhooks`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ url: endpoint, events: ["sport.session.finished"] }),
  });
  if (response.status !== 201) throw new Error(`No endpoint: ${await response.text()}`);
}

type Answer = { readonly status: number; readonly body: object };

async function serve(answer: (call: number) => Answer): Promise<AsyncDisposable & { url: string }> {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const { status, body } = answer(calls);
      calls += 1;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
