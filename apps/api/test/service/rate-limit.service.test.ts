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
      { key: "address:127.0.0.1", points: expect.any(Number) },
      { key: `user:${ben.id}`, points: 1 },
    ]);
    await service.stop();
    await storage.close();
    await database.drop();
  });
});
