import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm, stravaCsv } from "../support/activity-files.ts";
import { startTestService } from "../support/test-service.ts";
import { ACCOUNT, EXPORT, type OwnDataWorld, startOwnDataWorld } from "./support/own-data-world.ts";

let world: OwnDataWorld;

beforeAll(async () => {
  world = await startOwnDataWorld();
});
afterAll(() => world.close());

const withoutTime = (text: string) => text.replace(/"exported_at":"[^"]*"/, "");

describe("contract: an erasure", () => {
  it("leaves nothing of the caller anywhere, and everybody else's to the byte", async () => {
    const ana = await world.aMarkedPerson("mark-ana-curlew");
    const ben = await world.aMarkedPerson("mark-ben-lapwing");
    const before = await ben.person.get(EXPORT);
    const words = [ana.id, ana.mark, ...ana.recordIds];
    expect((await world.placesOf(words)).length).toBeGreaterThan(40);
    const { status, body } = await ana.person.delete(ACCOUNT);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: "The account and everything stored of it were erased.",
      receipt: {
        receipt_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        erased_at: expect.stringMatching(/Z$/),
        erased: {
          account: 1,
          user_identities: 1,
          profile: 1,
          companion: 1,
          sport_logs: 2,
          sport_tracks: 1,
          exercise_schemes: 2,
          exercise_goals: 1,
          idempotency_keys: 1,
          chat_messages: 2,
          chat_sessions: 2,
          chat_notes: 1,
          chat_requests: 1,
          webhook_deliveries: 1,
          rate_limits: 1,
        },
        unlinked: { safety_incidents: 1, safety_reviews: 1 },
      },
    });
    expect(await world.placesOf(words)).toEqual([]);
    expect(withoutTime((await ben.person.get(EXPORT)).text)).toBe(withoutTime(before.text));
    const { rows } = await world.pool.query(
      `select user_id, dialogue_id, reviewer_id, severity, note
      from safety_incident join safety_incident_step on incident_id = id where id = $1`,
      [ana.incidentId],
    );
    expect(rows).toEqual([
      { user_id: null, dialogue_id: null, reviewer_id: null, severity: "high", note: "Looked at." },
    ]);
    await expect
      .poll(() => world.lines.filter((line) => line.includes("account_erased")))
      .not.toEqual([]);
    const erasures = world.lines.filter((line) => line.includes(body.receipt.receipt_id));
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
    for (const word of [...words, ben.id, ben.mark])
      expect(world.lines.join("")).not.toContain(word);
  });

  it("ends the token at once: a repetition is a 401 and changes nothing", async () => {
    const ana = await world.service.person();
    expect((await ana.delete(ACCOUNT)).status).toBe(200);
    for (const method of ["DELETE", "GET"]) {
      const answer = await ana.send(method, method === "GET" ? EXPORT : ACCOUNT);
      expect([answer.status, answer.body.code]).toEqual([401, "user_not_active"]);
      expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
    expect((await ana.post("/api/chat/message", { message: "Hello" })).status).toBe(401);
    expect(await world.placesOf([ana.id])).toEqual([]);
  });

  it("is done by one of ten at once, and the others are told that there is nobody", async () => {
    const { person, id } = await world.aMarkedPerson("mark-ana-avocet");
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.delete(ACCOUNT)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
    expect(await world.placesOf([id])).toEqual([]);
  });

  it("is outlived by nothing that was under way: a message, an import, a log, a companion", async () => {
    const ana = await world.service.person({ gender: "female", age: 33 });
    expect((await ana.get("/api/companion/status")).status).toBe(200);
    const release = world.model.hold();
    const asked = world.model.requests.length;
    const chat = ana.post("/api/chat/message", {
      message: "Hi there",
      idempotencyKey: randomUUID(),
    });
    await expect.poll(() => world.model.requests.length).toBe(asked + 1);
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
    release();
    expect((await chat).status).toBe(401);
    world.model.behave({});
    expect(await world.placesOf([ana.id])).toEqual([]);
  });

  it("leaves no count of requests, nor do the requests that are refused afterwards", async () => {
    const limited = await startTestService({ RATE_LIMIT: "on" }, world.database);
    const ana = await limited.person();
    expect((await ana.get("/api/sport/logs")).status).toBe(200);
    expect(await world.placesOf([ana.id])).toContain("public.rate_limit key::text");
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
    expect(await world.placesOf([ana.id])).toEqual([]);
    await limited.stop();
  });
});
