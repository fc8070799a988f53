import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createHttpApp,
  type HttpServer,
  type SportUseCases,
  sportRoutes,
  startHttpServer,
} from "@health-exercise/adapter-http";
import { ImportActivities, LANES, WorkLane } from "@health-exercise/application";
import type { UserId } from "@health-exercise/domain/user";
import type { ActivityFileEntry, ActivityFileReader } from "@health-exercise/ports-activity-files";
import type { LogFields } from "@health-exercise/ports-runtime";
import { aUser } from "@health-exercise/testing/builders";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

const PATH = "/api/sport/import";
const timer = { wait: () => Promise.resolve() };

const temporary = mkdtempSync(join(tmpdir(), "abandoned-test-"));
const usual = process.env["TMPDIR"];
const repositories = inMemoryRepositories();
let logged: LogFields[] = [];
/** What a file waits for when its first activity was read. */
let door = Promise.withResolvers<void>();
let begun = 0;
let server: HttpServer;

/** Finds two activities in each file, and holds each of them at the door in between, as long as it is wanted. */
const reader: ActivityFileReader = {
  async *readActivities(files, signal) {
    const left = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    left.catch(() => {});
    for (const { name } of files) {
      begun += 1;
      yield activity(name, "2026-03-02T07:00:00Z");
      await Promise.race([door.promise, left]);
      yield activity(name, "2026-03-03T07:00:00Z");
    }
  },
};

function activity(file: string, start: string): ActivityFileEntry {
  return {
    kind: "activity",
    file,
    line: null,
    activity: {
      name: null,
      type: "Run",
      start: { kind: "instant", at: new Date(start) },
      elapsedMilliseconds: 1_800_000,
      energyKilocalories: 300,
      perceivedExertion: null,
      notes: null,
    },
  };
}

/** Knows no request again. */
const unkeyed = {
  execute: async (_key: object, _keeping: string, work: () => Promise<string>) => ({
    response: await work(),
    isReplayed: false,
  }),
};

beforeAll(async () => {
  process.env["TMPDIR"] = temporary;
  let ids = 0;
  const makeId = { newId: () => `01980c1d-0000-7000-8000-${String(++ids).padStart(12, "0")}` };
  const clock = { now: () => new Date("2026-03-04T12:00:00Z") };
  const { sportLogs, profiles, users } = repositories;
  const lane = new WorkLane(timer, { ...LANES.import, mostWaiting: 10 });
  const stored = [sportLogs, profiles] as const;
  const importActivities = new ImportActivities(reader, ...stored, makeId, clock, timer, lane);
  const app = createHttpApp({
    routes: sportRoutes({ importActivities } as unknown as SportUseCases),
    tokens: {
      verify: async (subject) => ({ issuer: null, subject, roles: [], issuedAt: null }),
    },
    recognizeCaller: async ({ subject, ...token }) => ({ ...token, userId: subject as UserId }),
    requireActiveUser: (userId) => users.requireActiveUser(userId),
    keyedRequests: { ofUsers: unkeyed, ofAddresses: unkeyed },
    recordRefusedSignIn: async () => {},
    readiness: { check: async () => "ready" },
    logger: {
      info: (_, fields = {}) => void logged.push(fields),
      warn: () => {},
      error: () => {},
    },
    version: "1.0.0",
    checkResponses: true,
  });
  server = await startHttpServer(app, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  if (usual === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usual;
  await server.close({ graceMilliseconds: 0 });
  rmSync(temporary, { recursive: true });
});
beforeEach(() => {
  door = Promise.withResolvers<void>();
  begun = 0;
  logged = [];
});
afterEach(async () => {
  await expect.poll(() => readdirSync(temporary)).toEqual([]);
});

async function aPerson(): Promise<UserId> {
  const user = aUser();
  await repositories.users.insertUser(user);
  return user.id;
}

const logsOf = async (userId: UserId) =>
  (await repositories.sportLogs.listSportLogs(userId, {}, { limit: 100, offset: 0 })).logs;

function bringIn(userId: UserId): Promise<Response> {
  return fetch(`${server.address.url}${PATH}`, {
    method: "POST",
    headers: { authorization: `Bearer ${userId}`, "content-type": "text/csv" },
    body: "a file",
  });
}

/** An import over a connection that a test can break; whole unless less is sent. */
function startImport(userId: UserId, sent = "a file") {
  const socket = connect(server.address.port, "127.0.0.1");
  const head = [
    `POST ${PATH} HTTP/1.1`,
    "Host: test",
    `Authorization: Bearer ${userId}`,
    "Content-Type: text/csv",
    "Content-Length: 6",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${sent}`);
  return socket;
}

const abandoned = () => logged.filter(({ status }) => status === 499).length;

it("an import stores nothing once its client has left while it is read", async () => {
  const ana = await aPerson();
  const socket = startImport(ana);
  await expect.poll(() => begun).toBe(1);
  expect(readdirSync(temporary)).toHaveLength(1);
  socket.destroy();
  await expect.poll(abandoned).toBe(1);
  door.resolve();
  await expect.poll(() => readdirSync(temporary)).toEqual([]);
  expect(await logsOf(ana)).toEqual([]);
  expect(await (await bringIn(ana)).json()).toMatchObject({ imported: 2 });
});

it("an import is not even read once its client has left while it waits for others", async () => {
  const ana = await aPerson();
  const others = await Promise.all(Array.from({ length: 4 }, aPerson));
  const underWay = others.map(bringIn);
  await expect.poll(() => begun).toBe(4);
  const socket = startImport(ana);
  await expect.poll(() => readdirSync(temporary)).toHaveLength(5);
  socket.destroy();
  await expect.poll(abandoned).toBe(1);
  door.resolve();
  const answers = await Promise.all(underWay.map(async (each) => (await each).json()));
  expect(answers).toMatchObject(Array(4).fill({ imported: 2 }));
  await expect.poll(() => readdirSync(temporary)).toEqual([]);
  expect([begun, await logsOf(ana)]).toEqual([4, []]);
});

it("an import that is still on its way takes nobody's turn", async () => {
  door.resolve();
  const others = await Promise.all(Array.from({ length: 8 }, aPerson));
  const slow = others.map((other) => startImport(other, "a f"));
  await expect.poll(() => readdirSync(temporary)).toHaveLength(8);
  expect(await (await bringIn(await aPerson())).json()).toMatchObject({ imported: 2 });
  for (const socket of slow) socket.destroy();
});

it("an import that is given up makes room for those that wait, at once", async () => {
  const persons = await Promise.all(Array.from({ length: 4 }, aPerson));
  const sockets = persons.map((person) => startImport(person));
  await expect.poll(() => begun).toBe(4);
  const next = bringIn(await aPerson());
  await expect.poll(() => readdirSync(temporary)).toHaveLength(5);
  sockets[0]?.destroy();
  await expect.poll(() => begun).toBe(5);
  for (const socket of sockets) socket.destroy();
  door.resolve();
  expect(await (await next).json()).toMatchObject({ imported: 2 });
});
