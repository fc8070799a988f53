import { spawnSync } from "node:child_process";
import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { PinoLogger } from "@health-exercise/adapter-runtime";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDatabase } from "../safety/support/read-database.ts";
import { filesForm, stravaCsv } from "../support/activity-files.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import {
  type Person,
  startTestService,
  TEST_SECRET,
  type TestService,
} from "../support/test-service.ts";
import { insertMarkedPerson, MARKED_TABLES, type MarkedPerson } from "./support/marked-records.ts";

const EXPORT = "/api/account/export";
const ACCOUNT = "/api/account";

const PERSONAL_TABLES = MARKED_TABLES.filter((name) => !name.startsWith("knowledge_"));
/** Ids, days and instants as JSON has them. */
const PLAIN_VALUES = /"[0-9a-f]{8}-[0-9a-f-]{27}"|"\d{4}-\d\d-\d\d(?:T[0-9:.+]+)?"/g;
/** Columns whose texts are chosen from a list, and the note of a review, which stays with the audit. */
const WORDS_OF_THE_SERVICE = [
  "activity_level",
  "age_group",
  "ai_response_characters",
  "ai_response_language",
  "ai_response_risk_level",
  "ai_response_sentences",
  "calories_source",
  "description_characters",
  "description_flags",
  "description_language",
  "description_risk_level",
  "description_sentences",
  "flags",
  "from_status",
  "gender",
  "input_type",
  "note",
  "risk_level",
  "role",
  "severity",
  "status",
  "to_status",
  "type",
];

type Section = readonly Record<string, unknown>[];
type Manifest = Record<string, { count: number; sha256: string }>;

const lines: string[] = [];
let database: TestDatabase;
let storage: ReturnType<typeof createDatabase>;
let model: ModelServer;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  storage = createDatabase({ connectionString: database.connectionString });
  model = await startModelServer();
  const output = { write: (line: string) => void lines.push(line) };
  const logger = new PinoLogger({ level: "info", output });
  const settings = { ...model.settings(), LLM_FALLBACK: "none" };
  service = await startTestService(settings, database, { logger, say: () => {} });
});
afterAll(async () => {
  await service.stop();
  await model.close();
  await storage.close();
  await database.drop();
});

/** Somebody with records in every table. */
async function aMarkedPerson(mark: string): Promise<MarkedPerson & { readonly person: Person }> {
  const person = await service.person();
  await storage.pool.query("delete from user_account where id = $1", [person.id]);
  return { person, ...(await insertMarkedPerson(storage.pool, person.id, mark)) };
}

/** Where in the database a word is found, system views and all. */
async function placesOf(words: readonly string[]): Promise<readonly string[]> {
  const places = new Set<string>();
  for await (const { place, text } of readDatabase(storage.pool)) {
    if (words.some((each) => text.includes(each))) places.add(place);
  }
  return [...places];
}

const withoutTime = (text: string) => text.replace(/"exported_at":"[^"]*"/, "");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the tables", () => {
  it("all have records of a person here, or are nobody's", async () => {
    const { rows } = await storage.pool.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
    const ofTheTool = ["kysely_migration", "kysely_migration_lock"];
    expect([...MARKED_TABLES, ...ofTheTool].sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

describe("the records of a marked person", () => {
  it("fill every column, and carry the mark in every text that is not a word of the service", async () => {
    const { id, mark } = await aMarkedPerson("mark-ana-godwit");
    const empty: string[] = [];
    const unmarked = new Set<string>();
    for (const table of PERSONAL_TABLES) {
      const { rows } = await storage.pool.query<{ record: Record<string, unknown> }>(
        `select to_jsonb(stored) as record from ${table} as stored where to_jsonb(stored)::text like $1`,
        [`%${id}%`],
      );
      for (const column of Object.keys(rows[0]?.record ?? {})) {
        const values = rows.map(({ record }) => record[column]).filter((value) => value !== null);
        if (values.length === 0) empty.push(`${table}.${column}`);
        const texts = JSON.stringify(values).replaceAll(PLAIN_VALUES, "");
        if (texts.includes('"') && !texts.includes(mark) && !texts.includes(id))
          unmarked.add(column);
      }
    }
    expect(empty).toEqual(["user_account.disabled_at", "profile.birth_date"]);
    expect([...unmarked].sort()).toEqual([...WORDS_OF_THE_SERVICE].sort());
  });
});

describe("contract: an export", () => {
  it("holds everything of the caller, deleted records too, and nothing of anybody else", async () => {
    const ana = await aMarkedPerson("mark-ana-kestrel");
    const ben = await aMarkedPerson("mark-ben-osprey");
    const { status, text, body, headers } = await ana.person.get(EXPORT);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="health-exercise-export.json"',
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      format: "health-exercise-companion-export",
      version: 1,
      user_id: ana.id,
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const data: Record<string, Section> = body.data;
    const { rows } = await storage.pool.query<{ name: string; record: Record<string, unknown> }>(
      PERSONAL_TABLES.map(
        (name) => `select '${name}' as name, to_jsonb(stored) as record from ${name} as stored`,
      ).join(" union all "),
    );
    const stored = rows.filter(({ record }) => JSON.stringify(record).includes(ana.id));
    expect(stored.length).toBeGreaterThan(12);
    const exported = Object.values(data).flat();
    expect(exported).toHaveLength(stored.length);
    // Every field of every row, whatever its table is called in the document.
    const fieldsOf = (record: object) => Object.keys(record).sort().join();
    expect(exported.map(fieldsOf).sort()).toEqual(
      stored.map(({ record }) => fieldsOf(record)).sort(),
    );
    const marks = stored.flatMap(({ record }) => marksIn(record, ana.mark));
    expect(marks.length).toBeGreaterThan(35);
    expect(exported.flatMap((record) => marksIn(record, ana.mark)).sort()).toEqual(marks.sort());
    for (const id of [...ana.recordIds, ana.incidentId]) expect(text).toContain(id);
    for (const foreign of [ben.mark, ben.id, ben.incidentId, ...ben.recordIds]) {
      expect(text).not.toContain(foreign);
    }
    expect(data["sport_logs"]?.map((log) => log["deleted_at"]).sort()).toEqual([
      "2026-03-01T10:30:00.456Z",
      null,
    ]);
    expect(data["chat_requests"]).toMatchObject([{ created_at: "2026-03-01T09:30:00.123Z" }]);
    expect(data["profile"]).toMatchObject([
      { weight_kg: 63.456789, pauses: [{ numbers: [1e21, 0, 0.1, 1e-7, 5e-324, 123456789.125] }] },
    ]);
  });

  it("says in its manifest how many records each section has, and their hash to the byte", async () => {
    const ana = await aMarkedPerson("mark-ana-plover");
    const { text, body } = await ana.person.get(EXPORT);
    const manifest: Manifest = body.manifest.sections;
    expect(Object.keys(manifest)).toEqual(Object.keys(body.data));
    for (const [section, { count, sha256: hash }] of Object.entries(manifest)) {
      const records = JSON.stringify(body.data[section]);
      expect([section, body.data[section].length]).toEqual([section, count]);
      expect([section, sha256(records)]).toEqual([section, hash]);
      expect(text).toContain(`${JSON.stringify(section)}:${records}`);
    }
    expect(body.manifest.verification).toContain("sha256");
    expect(JSON.stringify(body)).toBe(text);
  });

  it("of somebody new is their account and empty sections", async () => {
    const { body } = await (await service.person()).get(EXPORT);
    const filled = Object.entries<Section>(body.data).filter(([, records]) => records.length > 0);
    expect(filled.map(([section]) => section)).toEqual(["account"]);
    expect(body.manifest.sections.sport_logs).toEqual({ count: 0, sha256: sha256("[]") });
  });

  it("can be checked with the example, which sees every change and a missing end", async () => {
    const directory = mkdtempSync(join(tmpdir(), "companion-export-"));
    const program = fileURLToPath(
      new URL("../../../../examples/verify-export.mjs", import.meta.url),
    );
    const verify = (text: string) => {
      const file = join(directory, "export.json");
      writeFileSync(file, text);
      return spawnSync(process.execPath, [program, file], { encoding: "utf8" });
    };
    const ana = await aMarkedPerson("mark-ana-dunlin");
    const { text } = await ana.person.get(EXPORT);
    const whole = verify(text);
    expect([whole.status, whole.stderr]).toEqual([0, ""]);
    expect(whole.stdout).toContain("chat_messages: 2 ");
    const changed: [string, string][] = [
      [text.replace("mark-ana-dunlin notes", "mark-ana-dunlin Notes"), "sport_logs was changed"],
      [text.replace('"sport_logs":[{', '"sport_logs":[{},{'), "sport_logs has another number"],
      [text.replace('"companion":[', '"other":['), "companion is missing"],
      [text.slice(0, -1), "the document breaks off"],
      [text.slice(0, text.length / 2), "the document breaks off"],
      ["", "the document breaks off"],
    ];
    for (const [document, fault] of changed) {
      const { status, stderr } = verify(document);
      expect([status, stderr]).toEqual([1, expect.stringContaining(fault)]);
    }
    rmSync(directory, { recursive: true });
  });

  it("is refused to whoever is not active, also for HEAD, and HEAD reads nothing", async () => {
    const ana = await service.person();
    const head = await ana.send("HEAD", EXPORT);
    expect([head.status, head.text]).toEqual([200, ""]);
    await service.users.disableUser(ana.id, new Date());
    expect((await ana.get(EXPORT)).body).toMatchObject({ status: 401, code: "user_not_active" });
    expect((await ana.send("HEAD", EXPORT)).status).toBe(401);
    expect((await ana.delete(ACCOUNT)).status).toBe(401);
    await service.users.enableUser(ana.id);
    expect((await ana.get(EXPORT)).status).toBe(200);
  });

  it("is a problem when the database fails, without a word of it", async () => {
    const ana = await service.person();
    await storage.pool.query("alter table user_account rename column email to email_away");
    const { status, body } = await ana.get(EXPORT);
    await storage.pool.query("alter table user_account rename column email_away to email");
    expect([status, body.code]).toEqual([500, "internal_error"]);
    expect(body.detail).not.toContain("email");
  });

  it("breaks off when the caller is erased while it is read", async () => {
    const { person, id, recordIds } = await aMarkedPerson("mark-ana-whimbrel");
    await storage.pool.query(
      `insert into chat_message (user_id, id, session_id, position, role, content, said_at, input_type)
      select $1, gen_random_uuid(), $2, number, 'user', repeat('x', 2000), now(), 'text'
      from generate_series(3, 20000) as number`,
      [id, recordIds[0]],
    );
    const received = await new Promise<{ isComplete: boolean; bytes: number }>(
      (resolve, reject) => {
        get(
          `${service.url}${EXPORT}`,
          { headers: { authorization: authorizationOf(id) } },
          async (response) => {
            let bytes = 0;
            response.on("close", () => resolve({ isComplete: response.complete, bytes }));
            response.on("error", () => {});
            const { status } = await person.delete(ACCOUNT);
            if (status !== 200) reject(new Error(`The erasure was answered with ${status}.`));
            response.on("data", (chunk: Buffer) => {
              bytes += chunk.length;
            });
          },
        ).on("error", reject);
      },
    );
    expect(received.isComplete).toBe(false);
    expect(received.bytes).toBeGreaterThan(0);
    expect(
      (await storage.pool.query("select from chat_message where user_id = $1", [id])).rowCount,
    ).toBe(0);
  });
});

describe("contract: an erasure", () => {
  it("leaves nothing of the caller anywhere, and everybody else's to the byte", async () => {
    const ana = await aMarkedPerson("mark-ana-curlew");
    const ben = await aMarkedPerson("mark-ben-lapwing");
    const before = await ben.person.get(EXPORT);
    const words = [ana.id, ana.mark, ...ana.recordIds];
    expect((await placesOf(words)).length).toBeGreaterThan(40);
    const { status, body } = await ana.person.delete(ACCOUNT);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: "The account and everything stored of it were erased.",
      receipt: {
        receipt_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        erased_at: expect.stringMatching(/Z$/),
        erased: {
          account: 1,
          profile: 1,
          companion: 1,
          sport_logs: 2,
          exercise_schemes: 2,
          chat_messages: 2,
          chat_sessions: 2,
          chat_requests: 1,
          rate_limits: 1,
        },
        unlinked: { safety_incidents: 1, safety_reviews: 1 },
      },
    });
    expect(await placesOf(words)).toEqual([]);
    expect(withoutTime((await ben.person.get(EXPORT)).text)).toBe(withoutTime(before.text));
    const { rows } = await storage.pool.query(
      `select user_id, dialogue_id, reviewer_id, severity, note
      from safety_incident join safety_incident_step on incident_id = id where id = $1`,
      [ana.incidentId],
    );
    expect(rows).toEqual([
      { user_id: null, dialogue_id: null, reviewer_id: null, severity: "high", note: "Looked at." },
    ]);
    await expect
      .poll(() => lines.filter((line) => line.includes("account_erased")))
      .not.toEqual([]);
    const erasures = lines.filter((line) => line.includes(body.receipt.receipt_id));
    expect(erasures.map((line) => JSON.parse(line))).toEqual([
      {
        level: "info",
        time: expect.any(String),
        event: "account_erased",
        receipt_id: body.receipt.receipt_id,
        ...body.receipt.erased,
        ...body.receipt.unlinked,
      },
    ]);
    for (const word of [...words, ben.id, ben.mark]) expect(lines.join("")).not.toContain(word);
  });

  it("ends the token at once: a repetition is a 401 and changes nothing", async () => {
    const ana = await service.person();
    expect((await ana.delete(ACCOUNT)).status).toBe(200);
    for (const method of ["DELETE", "GET"]) {
      const answer = await ana.send(method, method === "GET" ? EXPORT : ACCOUNT);
      expect([answer.status, answer.body.code]).toEqual([401, "user_not_active"]);
      expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
    expect((await ana.post("/api/chat/message", { message: "Hello" })).status).toBe(401);
    expect(await placesOf([ana.id])).toEqual([]);
  });

  it("is done by one of ten at once, and the others are told that there is nobody", async () => {
    const { person, id } = await aMarkedPerson("mark-ana-avocet");
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.delete(ACCOUNT)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
    expect(await placesOf([id])).toEqual([]);
  });

  it("is outlived by nothing that was under way: a message, an import, a log, a companion", async () => {
    const ana = await service.person({ gender: "female", age: 33 });
    expect((await ana.get("/api/companion/status")).status).toBe(200);
    model.behave({ delayMs: 600 });
    const asked = model.requests.length;
    const chat = ana.post("/api/chat/message", {
      message: "Hi there",
      idempotencyKey: randomUUID(),
    });
    await expect.poll(() => model.requests.length).toBe(asked + 1);
    const writes = Array.from({ length: 12 }, (_, index) => [
      ana.put("/api/profile", { weight_kg: 60 + index }),
      ana.put("/api/companion/update-emotion", { health_score: 50 + index }),
      ana.post("/api/sport/log", {
        sport_name: "Run",
        sport_start: "2026-03-02T06:30:00Z",
        cal: index,
        iffinish: false,
      }),
      ana.send(
        "POST",
        "/api/sport/import",
        filesForm([
          "a.csv",
          stravaCsv([`Mar ${index + 1}, 2026, 7:00:00 AM`, "Run", "Run", 1_800]),
        ]),
      ),
    ]).flat();
    const [erasure] = await Promise.all([ana.delete(ACCOUNT), ...writes]);
    expect(erasure.status).toBe(200);
    for (const answer of await Promise.all(writes)) {
      expect([200, 201, 401, 409]).toContain(answer.status);
    }
    expect((await chat).status).toBe(401);
    model.behave({});
    expect(await placesOf([ana.id])).toEqual([]);
  });

  it("leaves no count of requests, nor do the requests that are refused afterwards", async () => {
    const limited = await startTestService({ RATE_LIMIT: "on" }, database);
    const ana = await limited.person();
    expect((await ana.get("/api/sport/logs")).status).toBe(200);
    expect(await placesOf([ana.id])).toContain("public.rate_limit key::text");
    const [{ body }, ...others] = await Promise.all([
      ana.delete(ACCOUNT),
      ...Array.from({ length: 20 }, () => ana.get("/api/sport/logs")),
    ]);
    expect(body.receipt.erased.rate_limits).toBe(1);
    for (const { status } of others) expect([200, 401]).toContain(status);
    for (const path of ["/api/sport/logs", EXPORT, "/api/chat/history", "/api/profile"]) {
      expect((await ana.get(path)).status).toBe(401);
    }
    expect((await ana.delete(ACCOUNT)).status).toBe(401);
    expect((await ana.get("/api/sport/log/nothing")).status).toBe(401);
    await setTimeout(100);
    expect(await placesOf([ana.id])).toEqual([]);
    await limited.stop();
  });
});

/** The texts of a record that carry a mark, wherever they stand. */
function marksIn(value: unknown, mark: string): readonly string[] {
  if (typeof value === "string") return value.includes(mark) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((each) => marksIn(each, mark));
}

/** The header of somebody with a token. */
function authorizationOf(id: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const seconds = Math.floor(Date.now() / 1_000);
  const payload = { sub: id, iat: seconds, exp: seconds + 60 };
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `Bearer ${signed}.${createHmac("sha256", TEST_SECRET).update(signed).digest("base64url")}`;
}
