import { spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_SECRET } from "../support/test-service.ts";
import { PERSONAL_TABLES } from "./support/marked-records.ts";
import { ACCOUNT, EXPORT, type OwnDataWorld, startOwnDataWorld } from "./support/own-data-world.ts";

type Section = readonly Record<string, unknown>[];
type Manifest = Record<string, { count: number; sha256: string }>;

let world: OwnDataWorld;

beforeAll(async () => {
  world = await startOwnDataWorld();
});
afterAll(() => world.close());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("contract: an export", () => {
  it("holds everything of the caller, deleted records too, and nothing of anybody else", async () => {
    const ana = await world.aMarkedPerson("mark-ana-kestrel");
    const ben = await world.aMarkedPerson("mark-ben-osprey");
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
    const { rows } = await world.pool.query<{ name: string; record: Record<string, unknown> }>(
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
    const ana = await world.aMarkedPerson("mark-ana-plover");
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
    const { body } = await (await world.service.person()).get(EXPORT);
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
    const ana = await world.aMarkedPerson("mark-ana-dunlin");
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
    const ana = await world.service.person();
    const head = await ana.send("HEAD", EXPORT);
    expect([head.status, head.text]).toEqual([200, ""]);
    await world.service.users.disableUser(ana.id, new Date());
    expect((await ana.get(EXPORT)).body).toMatchObject({ status: 401, code: "user_not_active" });
    expect((await ana.send("HEAD", EXPORT)).status).toBe(401);
    expect((await ana.delete(ACCOUNT)).status).toBe(401);
    await world.service.users.enableUser(ana.id);
    expect((await ana.get(EXPORT)).status).toBe(200);
  });

  it("is a problem when the database fails, without a word of it", async () => {
    const ana = await world.service.person();
    await world.pool.query("alter table user_account rename column email to email_away");
    const { status, body } = await ana.get(EXPORT);
    await world.pool.query("alter table user_account rename column email_away to email");
    expect([status, body.code]).toEqual([500, "internal_error"]);
    expect(body.detail).not.toContain("email");
  });

  it("breaks off when the caller is erased while it is read", async () => {
    const { person, id, recordIds } = await world.aMarkedPerson("mark-ana-whimbrel");
    await world.pool.query(
      `insert into chat_message (user_id, id, session_id, position, role, content, said_at, input_type)
      select $1, gen_random_uuid(), $2, number, 'user', repeat('x', 2000), now(), 'text'
      from generate_series(3, 20000) as number`,
      [id, recordIds[0]],
    );
    const received = await new Promise<{ isComplete: boolean; bytes: number }>(
      (resolve, reject) => {
        get(
          `${world.service.url}${EXPORT}`,
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
      (await world.pool.query("select from chat_message where user_id = $1", [id])).rowCount,
    ).toBe(0);
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
