import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase } from "@health-exercise/testing/database";
import { describe, expect, it } from "vitest";
import { startTestService } from "../support/test-service.ts";

const LIMITS = { RATE_LIMIT: "on", RATE_LIMIT_WINDOW_SECONDS: "600", RATE_LIMIT_PER_USER: "5" };

describe("contract: rate limits", () => {
  it("are shared by two processes and told in every answer", async () => {
    const database = await createTestDatabase();
    const [one, two] = [
      await startTestService(LIMITS, database),
      await startTestService(LIMITS, database),
    ];
    const ana = await one.person();
    const answers = [];
    for (let sent = 0; sent < 8; sent += 1) {
      answers.push(await ana.get("/api/sport/logs", sent % 2 === 0 ? one.url : two.url));
    }
    expect(answers.map((answer) => answer.status)).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429,
    ]);
    expect(answers[1]?.headers.get("ratelimit-limit")).toBe("5");
    expect(answers[1]?.headers.get("ratelimit-remaining")).toBe("3");
    const refused = answers.at(-1);
    expect(refused?.body).toMatchObject({ code: "rate_limited", status: 429 });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const ben = await two.person();
    expect((await ben.get("/api/sport/logs")).status).toBe(200);
    await one.stop();
    await two.stop();
    await database.drop();
  });

  it("end a flood of somebody who is disabled, and keep no count of somebody who is gone", async () => {
    const database = await createTestDatabase();
    const storage = createDatabase({ connectionString: database.connectionString });
    const limits = { ...LIMITS, RATE_LIMIT_PER_ADDRESS: "20" };
    const service = await startTestService(limits, database);
    const [ana, ben] = [await service.person(), await service.person()];
    await service.users.disableUser(ana.id, new Date());
    const statuses: number[] = [];
    for (let sent = 0; sent < 45; sent += 1) {
      statuses.push((await ana.get(sent % 2 === 0 ? "/api/sport/logs" : "/api/profile")).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(25).fill(429)]);
    expect((await ben.get("/api/sport/logs")).status).toBe(200);
    await service.users.deleteUser(ana.id);
    const gone = await ana.get("/api/sport/logs");
    expect([gone.status, gone.body.code]).toEqual([429, "rate_limited"]);
    const { rows } = await storage.pool.query("select key, points from rate_limit order by key");
    expect(rows).toEqual([
      { key: expect.stringMatching(/^address:[\w-]{22}$/), points: expect.any(Number) },
      { key: `user:${ben.id}`, points: 1 },
    ]);
    await service.stop();
    await storage.close();
    await database.drop();
  });

  it("end a flood of tokens that are refused, by address, and hold up nobody who is known", async () => {
    const service = await startTestService({ ...LIMITS, RATE_LIMIT_PER_ADDRESS: "3" });
    const person = await service.person();
    const statuses: number[] = [];
    for (const authorization of [
      "Bearer no",
      "Bearer nor.this.one",
      "",
      "Bearer no",
      "Bearer no",
    ]) {
      const headers = authorization === "" ? {} : { authorization };
      statuses.push((await service.send("GET", "/api/sport/logs", { headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await person.get("/api/sport/logs")).status).toBe(200);
    expect((await service.send("GET", "/api/safety/guidelines", {})).status).toBe(200);
    await service.stop();
  });

  it("count a request to an open endpoint by the size of its body", async () => {
    const service = await startTestService({ ...LIMITS, RATE_LIMIT_PER_ADDRESS: "20" });
    const check = (more: object) =>
      service.send("POST", "/api/safety/check", {
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ content: "I feel fine.", ...more }),
      });
    expect((await check({})).headers.get("ratelimit-remaining")).toBe("19");
    const large = await check({ ignored: "x".repeat(200_000) });
    expect([large.status, large.headers.get("ratelimit-remaining")]).toEqual([200, "6"]);
    expect((await check({ ignored: "x".repeat(200_000) })).status).toBe(429);
    await service.stop();
  });

  it("let answers be repeated without counting against the person, up to a ceiling of the address", async () => {
    const service = await startTestService({ ...LIMITS, RATE_LIMIT_PER_ADDRESS: "6" });
    const person = await service.person();
    const message = { message: "Hello", idempotencyKey: "again" };
    expect((await person.post("/api/chat/message", message)).status).toBe(200);
    const repeated: number[] = [];
    for (let each = 0; each < 8; each += 1)
      repeated.push((await person.post("/api/chat/message", message)).status);
    expect(repeated).toEqual([...Array(6).fill(200), 429, 429]);
    // The message, this request, and as everywhere what was refused.
    expect((await person.get("/api/sport/logs")).headers.get("ratelimit-remaining")).toBe("1");
    await service.stop();
  });
});
