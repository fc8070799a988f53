import { createDatabase, KyselyRetentionRepository } from "@health-exercise/adapter-postgres";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let database: TestDatabase;
let service: TestService;
let mei: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({}, database);
  mei = await service.person({ weight_kg: 60 });
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});

const PATH = "/api/sport/changes";
const since = (cursor: string) => `${PATH}?cursor=${cursor}`;

async function purge(): Promise<void> {
  const { kysely, close } = createDatabase({ connectionString: database.connectionString });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await new KyselyRetentionRepository(kysely).purge("deleted_records", tomorrow);
  await close();
}

describe("contract: changes", () => {
  it("are the logs as they are now, then those that changed since, and deletions", async () => {
    const [one, two] = [
      (await mei.post("/api/sport/log", RUN)).body,
      (await mei.post("/api/sport/log", RUN)).body,
    ];
    const first = await mei.get(PATH);
    expect(first.body).toEqual({
      changes: [
        { log_id: one.id, deleted: false, log: one },
        { log_id: two.id, deleted: false, log: two },
      ],
      next_cursor: expect.stringMatching(/^[\w-]+$/),
      has_more: false,
    });
    const cursor = first.body.next_cursor;
    const { body: nothing } = await mei.get(since(cursor));
    expect(nothing).toMatchObject({ changes: [], has_more: false });
    const { body: corrected } = await mei.patch(`/api/sport/log/${two.id}`, { notes: "Rain" });
    await mei.delete(`/api/sport/log/${one.id}`);
    for (const known of [cursor, nothing.next_cursor]) {
      expect((await mei.get(since(known))).body.changes).toEqual([
        { log_id: two.id, deleted: false, log: corrected },
        { log_id: one.id, deleted: true, log: null },
      ]);
    }
  });

  it("come in pages", async () => {
    const person = await service.person();
    for (let count = 0; count < 5; count += 1) await person.post("/api/sport/log", RUN);
    const ids: string[] = [];
    let page = (await person.get(`${PATH}?limit=2`)).body;
    for (;;) {
      ids.push(...page.changes.map(({ log_id }: { log_id: string }) => log_id));
      if (!page.has_more) break;
      expect(page.changes).toHaveLength(2);
      page = (await person.get(`${since(page.next_cursor)}&limit=2`)).body;
    }
    expect(new Set(ids).size).toBe(5);
    expect(ids).toHaveLength(5);
  });

  it("need a cursor that was given, or none", async () => {
    expect((await mei.get(`${PATH}?cursor=`)).status).toBe(200);
    for (const cursor of ["x", "%00", "MS4x", "a".repeat(5_000), "MS4xLjAuMQ"]) {
      const { status, body } = await mei.get(since(cursor));
      expect([status, body.errors[0].path]).toEqual([400, "cursor"]);
    }
    for (const limit of [0, 101, "x"]) {
      expect((await mei.get(`${PATH}?limit=${limit}`)).status).toBe(400);
    }
  });

  it("are one's own, and a cursor is good for the person whom it was given alone", async () => {
    const { next_cursor: cursor } = (await mei.get(PATH)).body;
    const stranger = await service.person();
    await stranger.post("/api/sport/log", RUN);
    const { status, body } = await stranger.get(since(cursor));
    expect([status, body.errors[0].path]).toEqual([400, "cursor"]);
    expect((await mei.get(since(cursor))).body.changes).toEqual([]);
    expect((await service.send("GET", PATH, {})).status).toBe(401);
  });

  it("are refused for a cursor that lost or got a character, wherever", async () => {
    const { next_cursor: cursor } = (await mei.get(PATH)).body;
    const changed = [
      cursor.slice(0, -1),
      cursor.slice(1),
      ...["A", "_", "="].map((more) => `${cursor}${more}`),
      `${cursor.slice(0, 30)}${cursor.slice(31)}`,
      `${cursor.slice(0, 12)}${cursor[12] === "Z" ? "Y" : "Z"}${cursor.slice(13)}`,
    ];
    for (const each of changed) {
      const { status, body } = await mei.get(since(each));
      expect([each, status, body.errors?.[0]?.path]).toEqual([each, 400, "cursor"]);
    }
  });

  it("go on with a cursor of before cursors told whose they are", async () => {
    const person = await service.person();
    const { body: log } = await person.post("/api/sport/log", RUN);
    const { next_cursor: cursor } = (await person.get(PATH)).body;
    const [, ...parts] = Buffer.from(cursor, "base64url").toString().split(".");
    const old = Buffer.from(["1", ...parts.slice(0, 3)].join(".")).toString("base64url");
    await person.delete(`/api/sport/log/${log.id}`);
    expect((await person.get(since(old))).body.changes).toEqual([
      { log_id: log.id, deleted: true, log: null },
    ]);
    expect((await person.get(since(`${old}A`))).status).toBe(400);
  });

  it("go on, with a cursor of another replica", async () => {
    const replica = await startTestService({}, database);
    const person = await service.person();
    await person.post("/api/sport/log", RUN);
    const { next_cursor: cursor } = (await person.get(PATH)).body;
    const { body: log } = await person.post("/api/sport/log", RUN);
    const { body } = await person.get(since(cursor), replica.url);
    expect(body.changes).toEqual([{ log_id: log.id, deleted: false, log }]);
    await replica.stop();
  });

  it("that are not kept any more are a 410 that says to start anew", async () => {
    const person = await service.person();
    const { body: log } = await person.post("/api/sport/log", RUN);
    const { next_cursor: cursor } = (await person.get(PATH)).body;
    await person.delete(`/api/sport/log/${log.id}`);
    await purge();
    const { status, body } = await person.get(since(cursor));
    expect([status, body.code]).toEqual([410, "changes_forgotten"]);
    expect((await person.get(PATH)).body.changes).toEqual([]);
  });
});
