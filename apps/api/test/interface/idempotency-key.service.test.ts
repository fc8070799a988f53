import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let database: TestDatabase;
let first: TestService;
let second: TestService;
beforeAll(async () => {
  database = await createTestDatabase();
  first = await startTestService({}, database);
  second = await startTestService({}, database);
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await database.drop();
});

const A_LOG = {
  sport_name: "Running",
  sport_start: "2026-03-01T09:00:00Z",
  sport_end: "2026-03-01T09:31:00Z",
  cal: 300,
  iffinish: true,
};

const STORING = [
  { path: "/api/chat/session", body: {} },
  { path: "/api/sport/log", body: A_LOG },
  { path: "/api/sport/log/custom", body: { ...A_LOG, met: 8 } },
  {
    path: "/api/sport/schemes",
    body: {
      name: "Base",
      items: [{ sport_name: "Running", exercise_type: "running", minutes: 30 }],
    },
  },
  {
    path: "/api/safety/report-incident",
    body: { incident_type: "injury", description: "It said that I should run on a broken foot." },
  },
] as const;

function withKey(key: string, body: unknown, service = first) {
  return {
    url: service.url,
    headers: { "content-type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
  };
}

async function send(person: Person, path: string, key: string, body: unknown, service = first) {
  const {
    status,
    text,
    body: answer,
    headers,
  } = await person.send("POST", path, withKey(key, body, service));
  return {
    status,
    text,
    code: answer.code,
    replayed: headers.get("Idempotent-Replayed"),
    location: headers.get("Location"),
  };
}

async function countsOf(person: Person) {
  const logs = await person.get("/api/sport/logs");
  const schemes = await person.get(`/api/sport/schemes/${person.id}`);
  const sessions = await person.get("/api/chat/sessions");
  return [logs.body.total, schemes.body.total, sessions.body.total];
}

describe.each(STORING)("an Idempotency-Key on POST $path", ({ path, body }) => {
  it("gives the first answer again to the letter, and stores once", async () => {
    const person = await first.person();
    const key = `retry-${person.id}`;
    const original = await send(person, path, key, body);
    expect(original).toMatchObject({ status: 201, replayed: null });
    const counts = await countsOf(person);
    for (const service of [first, second]) {
      const again = await send(person, path, key, body, service);
      expect(again).toEqual({ ...original, replayed: "true" });
    }
    expect(await countsOf(person)).toEqual(counts);
  });

  it("lets one of many calls at once do the work, on two services", async () => {
    const person = await first.person();
    const before = await countsOf(person);
    const key = `rush-${person.id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(person, path, key, body, index % 2 === 0 ? first : second),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    const more = (await countsOf(person)).map((count, index) => count - (before[index] ?? 0));
    expect(more.filter((count) => count > 1)).toEqual([]);
  });

  it("is refused where it is not 1 to 255 visible ASCII characters", async () => {
    const person = await first.person();
    const invalid = path.startsWith("/api/sport/") ? 400 : 422;
    for (const key of ["", " ", "a b", "é", "k".repeat(256)]) {
      const { status, body: problem } = await person.send("POST", path, withKey(key, body));
      expect([status, problem.errors?.[0]?.path]).toEqual([invalid, "Idempotency-Key"]);
    }
  });
});

describe("an Idempotency-Key", () => {
  it("is for one request: with another body it is refused, and stays with the first", async () => {
    const person = await first.person();
    const original = await send(person, "/api/sport/log", "k", A_LOG);
    const other = { ...A_LOG, cal: 301 };
    for (const service of [first, second]) {
      expect(await send(person, "/api/sport/log", "k", other, service)).toMatchObject({
        status: 422,
        code: "idempotency_key_reused",
      });
    }
    const again = await send(person, "/api/sport/log", "k", A_LOG);
    expect(again.text).toBe(original.text);
  });

  it("knows the same body whatever the order of its fields and what is ignored in it", async () => {
    const person = await first.person();
    await send(person, "/api/sport/log", "k", A_LOG);
    const same = Object.fromEntries(Object.entries(A_LOG).toReversed());
    const again = await send(person, "/api/sport/log", "k", { ...same, unknown: 1 });
    expect(again).toMatchObject({ status: 201, replayed: "true" });
  });

  it("belongs to its user and its endpoint", async () => {
    const [one, two] = [await first.person(), await first.person()];
    const answers = [
      await send(one, "/api/sport/log", "shared", A_LOG),
      await send(two, "/api/sport/log", "shared", A_LOG),
      await send(one, "/api/sport/log/custom", "shared", A_LOG),
    ];
    expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
      [201, null],
      [201, null],
      [201, null],
    ]);
  });

  it("is free again after a refusal, of the shape and of the state", async () => {
    const person = await first.person();
    const open = { ...A_LOG, sport_end: null, iffinish: false };
    expect(await send(person, "/api/sport/log", "k", { ...A_LOG, cal: -1 })).toMatchObject({
      status: 400,
    });
    const started = await send(person, "/api/sport/log", "start", open);
    expect(started.status).toBe(201);
    expect(await send(person, "/api/sport/log", "k", open)).toMatchObject({
      status: 409,
      code: "active_log_exists",
      replayed: null,
    });
    expect(await send(person, "/api/sport/log", "k", A_LOG)).toMatchObject({
      status: 201,
      replayed: null,
    });
  });

  it("keeps nothing of an incident's words and nothing of who reported it", async () => {
    const description = "My coach pushed me to run although my ankle was broken and blue.";
    const body = { incident_type: "injury", description };
    const path = "/api/safety/report-incident";
    await first.send("POST", path, withKey("incident-key-of-mine", body));
    const { pool, close } = createDatabase({ connectionString: database.connectionString });
    const { rows } = await pool.query<{ kept: string }>(
      "select row_to_json(k)::text as kept from open_idempotency_key k",
    );
    await close();
    const kept = rows.map(({ kept: row }) => row).join("\n");
    expect(rows.length).toBeGreaterThan(0);
    for (const word of ["coach", "ankle", "incident-key-of-mine", "127.0.0.1"])
      expect(kept).not.toContain(word);
  });
});

describe("an import with an Idempotency-Key", () => {
  const csv = [
    "Activity Type,Date,Title,Distance,Calories,Time",
    "Running,2026-02-03 07:10:00,Morning Run,5.02,340,00:29:30",
  ].join("\n");

  async function upload(person: Person, boundary: string, content = csv) {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${content}\r\n--${boundary}--\r\n`;
    const { status, text, headers, body } = await person.send("POST", "/api/sport/import", {
      headers: {
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "Idempotency-Key": "upload-1",
      },
      body: part,
    });
    return { status, text, code: body.code, replayed: headers.get("Idempotent-Replayed") };
  }

  it("knows the same files in another wrapping, and other files", async () => {
    const person = await first.person();
    const original = await upload(person, "one");
    expect(original).toMatchObject({ status: 200, replayed: null });
    expect(await upload(person, "another")).toEqual({ ...original, replayed: "true" });
    expect(await upload(person, "one", `${csv}\n`)).toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
  });
});
